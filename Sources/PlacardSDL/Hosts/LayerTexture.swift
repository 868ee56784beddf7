import CSDL
import PlacardCanvas

/// One layer's pixels in textures: one, or several side by side where it is larger than a texture may be.
@MainActor final class LayerTexture {
  private struct Tile {
    let texture: OpaquePointer
    /// In pixels of the layer.
    let area: PixelRect
  }

  let id: DrawLayer.ID
  private let renderer: OpaquePointer
  private let width: Int
  private let height: Int
  private var tiles: [Tile] = []
  private var isFilled = false

  init(for layer: ComposedLayer, of renderer: OpaquePointer, longestSide: Int) throws(PlacardError) {
    id = layer.id
    self.renderer = renderer
    width = layer.frame.width
    height = layer.frame.height
    let whole = PixelRect(x: 0, y: 0, width: width, height: height)
    for area in whole.tiles(ofAtMost: longestSide) {
      tiles.append(Tile(texture: try Self.make(area, of: renderer), area: area))
    }
  }

  isolated deinit {
    for tile in tiles { SDL_DestroyTexture(tile.texture) }
  }

  /// Whether the textures are of the layer's size.
  func fits(_ layer: ComposedLayer) -> Bool {
    layer.frame.width == width && layer.frame.height == height
  }

  /// Brings up what changed of `pixels` and draws the layer where it stands now.
  func draw(_ layer: ComposedLayer, _ pixels: PixelTarget) throws(PlacardError) {
    for change in isFilled ? layer.changes : [pixels.bounds] {
      for tile in tiles { try update(tile, change.intersection(tile.area), from: pixels) }
    }
    isFilled = true
    guard layer.opacity > 0 else { return }
    for tile in tiles { try draw(tile, of: layer) }
  }

  private static func make(_ area: PixelRect, of renderer: OpaquePointer) throws(PlacardError) -> OpaquePointer {
    let texture = SDL_CreateTexture(
      renderer, SDL_PIXELFORMAT_ARGB8888.rawValue, Int32(SDL_TEXTUREACCESS_STREAMING.rawValue), Int32(area.width),
      Int32(area.height))
    guard let texture else { throw .drawing("hold a picture of \(area.width) x \(area.height) pixels") }
    SDL_SetTextureScaleMode(texture, SDL_ScaleModeLinear)
    guard SDL_SetTextureBlendMode(texture, premultipliedBlending) == 0 else {
      SDL_DestroyTexture(texture)
      throw .drawing("blend premultiplied pixels")
    }
    return texture
  }

  private func update(_ tile: Tile, _ change: PixelRect, from pixels: PixelTarget) throws(PlacardError) {
    guard !change.isEmpty else { return }
    var rect = SDL_Rect(change.offset(x: -tile.area.x, y: -tile.area.y))
    var memory: UnsafeMutableRawPointer?
    var pitch: Int32 = 0
    guard SDL_LockTexture(tile.texture, &rect, &memory, &pitch) == 0, let memory else { throw .drawing("take pixels") }
    for y in 0..<change.height {
      let row = memory + y * Int(pitch)
      row.copyMemory(from: pixels.pixel(change.x, change.y + y), byteCount: change.width * 4)
    }
    SDL_UnlockTexture(tile.texture)
  }

  private func draw(_ tile: Tile, of layer: ComposedLayer) throws(PlacardError) {
    // The colour is multiplied by alpha already, so a fade takes both down.
    SDL_SetTextureColorMod(tile.texture, layer.opacity, layer.opacity, layer.opacity)
    SDL_SetTextureAlphaMod(tile.texture, layer.opacity)
    var place = place(of: tile, in: layer)
    guard SDL_RenderCopyF(renderer, tile.texture, nil, &place) == 0 else { throw .drawing("draw a picture") }
  }

  private func place(of tile: Tile, in layer: ComposedLayer) -> SDL_FRect {
    let area = tile.area
    guard !layer.isAtRest else {
      return SDL_FRect(
        x: Float(layer.frame.x + area.x), y: Float(layer.frame.y + area.y), w: Float(area.width), h: Float(area.height))
    }
    let scaleX = layer.presentedWidth / Double(max(1, width))
    let scaleY = layer.presentedHeight / Double(max(1, height))
    return SDL_FRect(
      x: Float(layer.presentedX + Double(area.x) * scaleX), y: Float(layer.presentedY + Double(area.y) * scaleY),
      w: Float(Double(area.width) * scaleX), h: Float(Double(area.height) * scaleY))
  }

  /// The picture's colour as it is, over what the picture's alpha leaves of the colour below.
  static let premultipliedBlending = SDL_ComposeCustomBlendMode(
    SDL_BLENDFACTOR_ONE, SDL_BLENDFACTOR_ONE_MINUS_SRC_ALPHA, SDL_BLENDOPERATION_ADD, SDL_BLENDFACTOR_ONE,
    SDL_BLENDFACTOR_ONE_MINUS_SRC_ALPHA, SDL_BLENDOPERATION_ADD)
}

extension PixelRect {
  /// Rectangles of at most `side` by `side` pixels that make up this one, row by row.
  func tiles(ofAtMost side: Int) -> [PixelRect] {
    stride(from: y, to: maxY, by: side).flatMap { y in
      stride(from: x, to: maxX, by: side).map { x in
        PixelRect(x: x, y: y, width: min(side, maxX - x), height: min(side, maxY - y))
      }
    }
  }
}
