/// The elements that the double-ended queue of a stream keeps behind its header, in a ring of slots.
///
/// A slot that was left keeps its bits, and the last slot may lie in what rounding added to the block; so
/// which slots are in use has to be known.
struct DequeStorage {
  static let headerSize = 40

  let count: Int
  private let capacity: Int
  private let first: Int
  private let start: UInt
  private let stride: Int

  /// Nil when the storage contradicts itself.
  init?(block: FrozenBlock, element: TypeShape, memory: any MemoryReading) {
    let mask = element.alignment - 1
    let start = (Self.headerSize + mask) & ~mask
    guard let capacity = memory.load(Int.self, at: block.address + 16),
      let count = memory.load(Int.self, at: block.address + 24),
      let first = memory.load(Int.self, at: block.address + 32), element.stride > 0
    else { return nil }
    let room = Int(memory.usableSize(of: block)) - start
    guard room >= 0, (0...(room / element.stride)).contains(capacity),
      (0...capacity).contains(count), (0...capacity).contains(first)
    else { return nil }
    self.capacity = capacity
    self.count = count
    self.first = first
    self.start = block.address + UInt(start)
    stride = element.stride
  }

  /// Where an element is, counted from the front of the queue.
  func address(of index: Int) -> UInt {
    let slot = first + index
    return start + UInt((slot < capacity ? slot : slot - capacity) * stride)
  }

  /// The element that has a place in memory, counted from the front of the queue.
  func index(of location: UInt) -> Int? {
    guard location >= start else { return nil }
    let slot = Int(location - start) / stride
    guard slot < capacity else { return nil }
    let index = slot >= first ? slot - first : slot + capacity - first
    return index < count ? index : nil
  }
}
