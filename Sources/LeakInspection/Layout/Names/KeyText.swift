/// The text of a dictionary's key, if it is a string or an integer.
enum KeyText {
  private static let string = TypeResolver.metadata(of: String.self)
  private static let signed: [UInt] = [Int.self, Int64.self, Int32.self, Int16.self, Int8.self]
    .map { TypeResolver.metadata(of: $0) }
  private static let unsigned: [UInt] = [
    UInt.self, UInt64.self, UInt32.self, UInt16.self, UInt8.self,
  ].map { TypeResolver.metadata(of: $0) }

  private static let optionalString = TypeResolver.metadata(of: String?.self)

  static func text(of key: TypeShape, at address: UInt, _ memory: any MemoryReading) -> String? {
    guard !ShownContents.areHidden else { return ShownContents.placeholder }
    return contents(of: key, at: address, memory)
  }

  private static func contents(
    of key: TypeShape, at address: UInt, _ memory: any MemoryReading
  ) -> String? {
    if key.metadata == string {
      return StringContents.text(at: address, memory).map(\.debugDescription)
    }
    if key.metadata == optionalString {
      guard memory.word(at: address + 8) != 0 else { return "nil" }
      return StringContents.text(at: address, memory).map(\.debugDescription)
    }
    if isObject(key) {
      return memory.word(at: address).flatMap { FoundationText.text(at: $0, memory) }
        .map(\.debugDescription)
    }
    let isSigned = signed.contains(key.metadata)
    guard isSigned || unsigned.contains(key.metadata), key.size <= 8 else { return nil }
    var bits: UInt64 = 0
    for index in 0..<key.size {
      guard let byte = memory.load(UInt8.self, at: address + UInt(index)) else { return nil }
      bits |= UInt64(byte) << UInt64(8 * index)
    }
    guard isSigned else { return String(bits) }
    let shift = UInt64(64 - 8 * key.size)
    return String(Int64(bitPattern: bits << shift) >> Int64(shift))
  }

  private static func isObject(_ key: TypeShape) -> Bool {
    switch key.content {
    case .reference(.native), .instance(.native, of: _): true
    default: false
    }
  }
}
