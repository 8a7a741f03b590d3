/// Loads that answer nil where nothing can be read.
extension MemoryReading {
  func load<Value: BitwiseCopyable>(_ type: Value.Type, at address: UInt) -> Value? {
    guard isReadable(address, count: MemoryLayout<Value>.size) else { return nil }
    return UnsafeRawPointer(bitPattern: address)?.loadUnaligned(as: type)
  }

  func word(at address: UInt) -> UInt? { load(UInt.self, at: address) }

  /// Follows a distance that is stored at an address and counts from there.
  ///
  /// A distance of zero is null.
  func relativePointer(at address: UInt) -> UInt? {
    guard let distance = load(Int32.self, at: address), distance != 0 else { return nil }
    return address &+ UInt(bitPattern: Int(distance))
  }

  /// The same, for pointers whose lowest bit says that they lead to a pointer.
  func indirectablePointer(at address: UInt) -> UInt? {
    guard let pointer = relativePointer(at: address) else { return nil }
    return pointer & 1 == 0 ? pointer : word(at: pointer & ~1)
  }

  /// A text that ends with a zero byte, cut at `limit` bytes.
  func cString(at address: UInt, limit: Int = 1024) -> String? {
    var bytes: [UInt8] = []
    while bytes.count < limit, let byte = load(UInt8.self, at: address &+ UInt(bytes.count)) {
      if byte == 0 { return String(decoding: bytes, as: UTF8.self) }
      bytes.append(byte)
    }
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }
}
