/// The elements that an array's storage keeps behind its header.
struct ArrayStorage {
  static let headerSize = 32
  /// More elements than this are not read; a reader who is told so can live with the rest missing.
  static let limit = 1 << 24

  let start: Int
  let count: Int
  /// Whether the count was beyond the limit, or beyond the block.
  let isCut: Bool

  init(block: FrozenBlock, element: TypeShape, memory: any MemoryReading) {
    let mask = element.alignment - 1
    start = (Self.headerSize + mask) & ~mask
    let claimed = memory.load(Int.self, at: block.address + 16) ?? 0
    // An array uses what rounding added to its block.
    let room = max(0, Int(memory.usableSize(of: block)) - start)
    let possible = min(room / max(element.stride, 1), Self.limit)
    count = max(0, min(claimed, possible))
    isCut = claimed != count
  }
}
