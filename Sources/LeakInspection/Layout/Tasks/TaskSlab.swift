/// A piece of memory in which the frames of a task are stacked up.
struct TaskSlab {
  static let headerSize: UInt = 32

  let address: UInt
  let next: UInt
  /// What is in use; beyond that are frames of functions that have returned.
  let used: AddressRange
  /// All that the slab takes.
  let whole: AddressRange

  init?(at address: UInt, in memory: any MemoryReading) {
    guard address & 7 == 0, let next = memory.word(at: address &+ 8),
      let capacity = memory.load(UInt32.self, at: address &+ 16),
      let offset = memory.load(UInt32.self, at: address &+ 20), offset <= capacity,
      memory.isReadable(address, count: Int(Self.headerSize) + Int(offset))
    else { return nil }
    self.address = address
    self.next = next
    let start = address + Self.headerSize
    used = AddressRange(start, start + UInt(offset))
    whole = AddressRange(address, start + UInt(capacity))
  }
}
