/// Reads memory at addresses that may be anything.
///
/// An address is looked up in the mappings of the process first, and read only if it is readable memory all
/// the way. That costs a few nanoseconds, where asking the kernel costs microseconds.
package struct MemoryReader {
  /// All readable memory of the program.
  package let readable: RangeTable

  package init(readable: RangeTable) {
    self.readable = readable
  }

  /// The memory of `count` bytes at an address; nil unless all of them can be read.
  package func bytes(at address: UInt, count: Int) -> UnsafeRawBufferPointer? {
    guard count >= 0, let range = readable.range(containing: address),
      range.end - address >= UInt(count), let start = UnsafeRawPointer(bitPattern: address)
    else { return nil }
    return UnsafeRawBufferPointer(start: start, count: count)
  }

  /// The value at an address, aligned or not.
  @inline(__always)
  package func load<Value: BitwiseCopyable>(_ type: Value.Type, at address: UInt) -> Value? {
    bytes(at: address, count: MemoryLayout<Value>.size)?.loadUnaligned(as: type)
  }

  /// The pointer-sized word at an address.
  package func word(at address: UInt) -> UInt? { load(UInt.self, at: address) }

  /// The text of a C string, cut off after `limit` bytes; nil when it cannot be read.
  package func string(at address: UInt, limit: Int = 4096) -> String? {
    guard let range = readable.range(containing: address) else { return nil }
    guard let memory = bytes(at: address, count: min(limit, Int(range.end - address)))
    else { return nil }
    return String(decoding: memory.prefix { $0 != 0 }, as: UTF8.self)
  }

  /// The aligned words of a range, as far as it is readable.
  ///
  /// A range that begins in readable memory ends where that ends; any other has no words.
  package func words(in range: AddressRange) -> UnsafeBufferPointer<UInt> {
    let start = (range.start + 7) & ~7
    guard range.end >= start + 8, let memory = readable.range(containing: start),
      let first = UnsafePointer<UInt>(bitPattern: start)
    else { return UnsafeBufferPointer(start: nil, count: 0) }
    return UnsafeBufferPointer(start: first, count: Int((min(range.end, memory.end) - start) / 8))
  }
}
