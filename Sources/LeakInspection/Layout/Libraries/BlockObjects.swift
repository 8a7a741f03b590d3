internal import CLeakHeap

/// Closures in the form that C, Dispatch and Foundation take: a structure that begins like an
/// object of Objective-C, with the captured values behind it.
///
/// A Swift closure is captured as a whole: its function, then its context. Of what blocks made by C
/// capture only the words are known.
struct BlockObjects {
  /// The first word of those on the heap; 0 if no library makes any.
  static let firstWord = UInt(bitPattern: leakheap_block_class())

  private static let functionOffset: UInt = 32
  private static let size: UInt = 48

  /// How many references a block has: a number in its flags.
  static func strongCount(of block: FrozenBlock, memory: any MemoryReading) -> StrongCount? {
    memory.load(UInt32.self, at: block.address + 8).map { .alive(Int($0 >> 1 & 0x7fff)) }
  }

  private let layout = ObjectLayout(
    kind: .block,
    fields: [
      ObjectLayout.Field(
        step: .capture(0), offset: Int(functionOffset), size: 16, value: .reference(.function))
    ],
    end: Int(size), tail: .words, addingGaps: false)

  private let madeByC = ObjectLayout(
    kind: .block, end: Int(functionOffset), tail: .words, addingGaps: false)

  /// The layout of a block object.
  func layout(of block: FrozenBlock, memory: any MemoryReading) -> ObjectLayout? {
    guard block.size >= Self.functionOffset else { return nil }
    guard block.size >= Self.size,
      let function = memory.word(at: block.address + Self.functionOffset),
      memory.isInImage(function),
      let context = memory.word(at: block.address + Self.functionOffset + 8),
      context == 0 || memory.isReadable(context, count: ObjectHeader.size)
    else { return madeByC }
    return layout
  }
}
