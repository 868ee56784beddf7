import CSDL
import PlacardText

/// The bytes of a font at one address for as long as it lives, since an open font goes on reading them.
@MainActor final class FontMemory {
  private let owned: UnsafeMutableBufferPointer<UInt8>?
  private let address: UnsafeRawPointer?
  private let count: Int

  init(_ font: FontBytes) {
    count = font.count
    switch font.storage {
    case .embedded(let bytes):
      owned = nil
      address = bytes.pointer.map { UnsafeRawPointer($0) }
    case .array(let bytes):
      let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
      _ = copy.initialize(from: bytes)
      owned = copy
      address = UnsafeRawPointer(copy.baseAddress)
    }
  }

  isolated deinit {
    owned?.deallocate()
  }

  /// A new stream over the bytes. The corresponding SDL function is `SDL_RWFromConstMem`.
  func makeReader() -> UnsafeMutablePointer<SDL_RWops>? {
    SDL_RWFromConstMem(address, Int32(clamping: count))
  }
}
