internal import CLeakHeap

/// What the compiler provides to handle values of a type: here, their size and, for enums, their
/// cases.
struct ValueWitnesses {
  let size: Int
  let stride: Int
  let alignment: Int
  /// Whether a value does not fit, or may not lie, into the buffer of an existential.
  let isNonInline: Bool
  private let enumCase: UnsafeRawPointer?
  private let projectEnum: UnsafeRawPointer?

  init?(at table: UInt, in memory: any MemoryReading) {
    guard table & 7 == 0, let size = memory.word(at: table &+ 64),
      let stride = memory.word(at: table &+ 72),
      let flags = memory.load(UInt32.self, at: table &+ 80),
      size < 1 << 31, stride >= size, stride < 1 << 32
    else { return nil }
    self.size = Int(size)
    self.stride = Int(stride)
    alignment = Int(flags & 0xff) + 1
    isNonInline = flags & 0x2_0000 != 0
    let hasEnumWitnesses = flags & 0x20_0000 != 0
    enumCase = hasEnumWitnesses ? Self.function(at: table + 88, in: memory) : nil
    projectEnum = hasEnumWitnesses ? Self.function(at: table + 96, in: memory) : nil
  }

  /// A witness is called only if it is code of an image.
  private static func function(at address: UInt, in memory: any MemoryReading) -> UnsafeRawPointer?
  {
    guard let function = memory.word(at: address), memory.isInImage(function) else { return nil }
    return UnsafeRawPointer(bitPattern: function)
  }

  /// The number of an enum value's case, payload cases first.
  ///
  /// The value is only looked at.
  func enumCase(of value: UnsafeRawPointer, metadata: UInt) -> Int? {
    guard let enumCase, let metadata = UnsafeRawPointer(bitPattern: metadata) else { return nil }
    return Int(leakheap_enum_case(enumCase, value, metadata))
  }

  /// Turns a copy of an enum value into its payload.
  func project(_ copy: UnsafeMutableRawPointer, metadata: UInt) {
    guard let projectEnum, let metadata = UnsafeRawPointer(bitPattern: metadata) else { return }
    leakheap_project_enum(projectEnum, copy, metadata)
  }
}
