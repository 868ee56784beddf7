// Layers as textures of an accelerated renderer. Pixels go up as they are, premultiplied, since such renderers can blend
// those exactly, also while a layer is scaled and filtered; SDL's software renderer cannot, and is not drawn on this way.
import CSDL
import PlacardCanvas

@MainActor final class LayerTextures {
  private let renderer: OpaquePointer
  /// The longest side a texture may have; layers that are larger take several.
  private let longestSide: Int
  private var layers: [LayerTexture] = []

  /// Textures of `renderer`, which tells `longestSide` as its limit; 0 is for no limit told.
  init(renderer: OpaquePointer, longestSide: Int) {
    self.renderer = renderer
    self.longestSide = longestSide > 0 ? longestSide : Self.usualLimit
  }

  /// Draws what `compositor` holds, back to front, bringing up what changed since the last time.
  func draw(_ compositor: Compositor) throws(PlacardError) {
    let composed = compositor.composedLayers
    forget(except: composed)
    for layer in composed {
      switch layer.content {
      case .color(let color): try fill(layer, with: color)
      case .bitmap(let pixels): try texture(for: layer).draw(layer, pixels)
      }
    }
    compositor.texturesTaken()
  }

  /// Lets go of every texture; the next drawing makes them anew.
  func removeAll() {
    layers.removeAll()
  }

  private func forget(except composed: [ComposedLayer]) {
    layers.removeAll { texture in !composed.contains { $0.id == texture.id } }
  }

  private func texture(for layer: ComposedLayer) throws(PlacardError) -> LayerTexture {
    if let texture = layers.first(where: { $0.id == layer.id && $0.fits(layer) }) { return texture }
    layers.removeAll { $0.id == layer.id }
    let texture = try LayerTexture(for: layer, of: renderer, longestSide: longestSide)
    layers.append(texture)
    return texture
  }

  private func fill(_ layer: ComposedLayer, with color: Color) throws(PlacardError) {
    let alpha = (Int(color.alpha) * Int(layer.opacity) + 127) / 255
    guard alpha > 0 else { return }
    var rect = SDL_Rect(layer.frame)
    SDL_SetRenderDrawBlendMode(renderer, SDL_BLENDMODE_BLEND)
    SDL_SetRenderDrawColor(renderer, color.red, color.green, color.blue, UInt8(alpha))
    guard SDL_RenderFillRect(renderer, &rect) == 0 else { throw .drawing("fill") }
  }

  private static let usualLimit = 4096
}

extension SDL_Rect {
  init(_ rect: PixelRect) {
    self.init(
      x: Int32(clamping: rect.x), y: Int32(clamping: rect.y), w: Int32(clamping: rect.width),
      h: Int32(clamping: rect.height))
  }
}

extension PlacardError {
  /// SDL refused to do its part; its own text tells why.
  static func drawing(_ what: String) -> PlacardError {
    PlacardError("The renderer cannot \(what) (\(latestErrorText)); try another render driver or a smaller window.")
  }
}
