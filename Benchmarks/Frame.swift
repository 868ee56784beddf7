import PlacardCanvas

/// The pixels of a whole frame, on a cache line, for as long as the program runs.
@MainActor struct Frame {
  let target: PixelTarget

  init(width: Int, height: Int, seed: Int) {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: width * height * 4, alignment: 64)
    let base = memory.bindMemory(to: UInt32.self, capacity: width * height)
    for index in 0..<width * height {
      base[index] = 0xff00_0000 | UInt32(truncatingIfNeeded: index &* seed) & 0xff_ffff
    }
    target = PixelTarget(base: base, width: width, height: height, stride: width)
  }

  var byteCount: Int { target.stride * target.height * 4 }
}
