import CLeakHeap

/// A short way from an address to the block around it.
///
/// Two levels: regions of 2 MiB, which are few, and in each region that has blocks cells of 256 bytes, in
/// each of which at most eight blocks begin. So a look-up is two reads and a search among neighbours,
/// whatever the number of blocks.
struct BlockIndex {
  private static let regionBits: UInt = 21
  private static let cellBits: UInt = 8
  private static let cellsPerRegion = 1 << Int(regionBits - cellBits)

  /// In an entry of `regions`: no block begins in the region, and the rest of the entry is the position of
  /// the block that reaches into it.
  private static let covered: UInt32 = 1 << 31

  private let firstRegion: UInt
  /// For each region: 0 when no block is in it, else 1 + the number of its group of cells.
  private let regions: UnsafeMutableBufferPointer<UInt32>
  /// For each cell: the position of the first block that begins in or behind it.
  private let cells: UnsafeMutableBufferPointer<UInt32>

  /// Indexes blocks in the order of their addresses.
  ///
  /// To be given back with `deallocate`.
  init(_ blocks: UnsafeMutableBufferPointer<leakheap_block>) {
    precondition(blocks.count < Int(Self.covered))
    guard let first = blocks.first, let last = blocks.last else {
      (firstRegion, regions, cells) = (0, .init(start: nil, count: 0), .init(start: nil, count: 0))
      return
    }
    firstRegion = Self.region(of: first.address)
    let lastRegion = Self.region(of: last.address + max(1, UInt(last.requested)) - 1)
    regions = .allocateZeroed(Int(lastRegion - firstRegion) + 1)
    cells = .allocateZeroed(Self.countStartRegions(blocks) * Self.cellsPerRegion)
    fill(blocks)
  }

  /// The position of the last block that begins at or before an address, or -1 when no block is near.
  @inline(__always)
  func lastStart(
    notAfter address: UInt, in blocks: UnsafeMutableBufferPointer<leakheap_block>
  ) -> Int {
    // Below the first region this wraps around to a number that is too large as well.
    let region = (address >> Self.regionBits) &- firstRegion
    guard region < UInt(regions.count) else { return -1 }
    let entry = regions[Int(region)]
    if entry == 0 { return -1 }
    if entry & Self.covered != 0 { return Int(entry ^ Self.covered) }
    let cell = Int(address >> Self.cellBits) & (Self.cellsPerRegion - 1)
    var position = Int(cells[(Int(entry) - 1) * Self.cellsPerRegion + cell])
    while position < blocks.count, blocks[position].address <= address { position += 1 }
    return position - 1
  }

  func deallocate() {
    leakheap_free(regions.baseAddress)
    leakheap_free(cells.baseAddress)
  }

  private func fill(_ blocks: UnsafeMutableBufferPointer<leakheap_block>) {
    var group = -1
    var current: UInt?
    var nextCell = 0
    for position in blocks.indices {
      let block = blocks[position]
      let region = Self.region(of: block.address)
      if region != current {
        fillCells(of: group, from: nextCell, to: Self.cellsPerRegion, with: position)
        group += 1
        current = region
        nextCell = 0
        regions[Int(region - firstRegion)] = UInt32(group + 1)
      }
      let cell = Int(UInt(block.address) >> Self.cellBits) & (Self.cellsPerRegion - 1)
      fillCells(of: group, from: nextCell, to: cell + 1, with: position)
      nextCell = max(nextCell, cell + 1)

      let end = Self.region(of: block.address + max(1, UInt(block.requested)) - 1)
      if end > region {
        for covered in region + 1...end {
          regions[Int(covered - firstRegion)] = Self.covered | UInt32(position)
        }
      }
    }
    fillCells(of: group, from: nextCell, to: Self.cellsPerRegion, with: blocks.count)
  }

  private func fillCells(of group: Int, from start: Int, to end: Int, with position: Int) {
    guard group >= 0, start < end else { return }
    let offset = group * Self.cellsPerRegion
    for cell in start..<end { cells[offset + cell] = UInt32(position) }
  }

  private static func region(of address: UInt) -> UInt { address >> regionBits }

  private static func countStartRegions(
    _ blocks: UnsafeMutableBufferPointer<leakheap_block>
  ) -> Int {
    var count = 0
    var current: UInt?
    for block in blocks where region(of: block.address) != current {
      current = region(of: block.address)
      count += 1
    }
    return count
  }
}

extension UnsafeMutableBufferPointer<UInt32> {
  /// Zeroed memory of which only what is written to becomes real.
  fileprivate static func allocateZeroed(_ count: Int) -> Self {
    let memory = leakheap_allocate_zeroed(count, MemoryLayout<UInt32>.stride)
    return Self(
      start: memory?.assumingMemoryBound(to: UInt32.self), count: memory == nil ? 0 : count)
  }
}
