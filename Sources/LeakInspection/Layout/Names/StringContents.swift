/// The characters of a string in memory.
enum StringContents {
  private static let limit = 64

  /// The text of the string value at an address, cut after some characters.
  static func text(at address: UInt, _ memory: any MemoryReading) -> String? {
    guard let low = memory.word(at: address), let high = memory.word(at: address + 8) else {
      return nil
    }
    // The topmost four bits say how the rest is to be read.
    let isSmall = high >> 61 & 1 == 1
    let isForeign = high >> 60 & 1 == 1
    if isSmall {
      let count = Int(high >> 56 & 0xf)
      let bytes = (0..<count).map { index in
        UInt8(truncatingIfNeeded: (index < 8 ? low : high) >> UInt(8 * (index % 8)))
      }
      return String(decoding: bytes, as: UTF8.self)
    }
    guard !isForeign else { return nil }
    let count = Int(low & 0xffff_ffff_ffff)
    let start = high & 0x0fff_ffff_ffff_ffff &+ 32
    let readable = min(count, 4 * limit)
    guard memory.isReadable(start, count: readable),
      let pointer = UnsafeRawPointer(bitPattern: start)
    else { return nil }
    let bytes = UnsafeRawBufferPointer(start: pointer, count: readable)
    let text = String(decoding: bytes, as: UTF8.self)
    return count > limit ? "\(text.prefix(limit))…" : text
  }
}
