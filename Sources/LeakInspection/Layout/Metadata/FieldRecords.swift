/// The stored properties of a class or struct, or the cases of an enum, in the order of
/// declaration, but with an enum's payload cases first.
struct FieldRecords {
  let address: UInt
  let count: Int
  let recordSize: Int
  let memory: any MemoryReading

  init?(at address: UInt, in memory: any MemoryReading) {
    guard memory.isInImage(address),
      let size = memory.load(UInt16.self, at: address + 10),
      let count = memory.load(UInt32.self, at: address + 12),
      size >= 12, count < 1 << 20,
      memory.isReadable(address + 16, count: Int(count) * Int(size))
    else { return nil }
    self.address = address
    self.count = Int(count)
    self.recordSize = Int(size)
    self.memory = memory
  }

  subscript(index: Int) -> FieldRecord {
    FieldRecord(address: address + 16 + UInt(index * recordSize), memory: memory)
  }
}

/// One stored property or case.
struct FieldRecord {
  let address: UInt
  let memory: any MemoryReading

  /// Whether a case keeps its payload in a box.
  var isIndirectCase: Bool { (memory.load(UInt32.self, at: address) ?? 0) & 1 != 0 }

  /// The type, unless this is a case without payload.
  var typeName: MangledName? {
    memory.relativePointer(at: address + 4).flatMap { MangledName(at: $0, in: memory) }
  }

  var name: String {
    memory.relativePointer(at: address + 8).flatMap { memory.cString(at: $0) } ?? "?"
  }
}
