import CLeakHeap

/// All live blocks of a frozen process, in the order of their addresses.
///
/// A block is named by its position. The table takes 16 bytes per block, its index one or two more.
package final class BlockTable: RandomAccessCollection {
  private let entries: UnsafeMutableBufferPointer<leakheap_block>
  private let blockIndex: BlockIndex

  /// Reads the blocks that the recorder knows in some ranges of memory.
  ///
  /// - Parameters:
  ///   - ranges: readable memory in the order of addresses.
  ///   - marks: for each of 256 marks whether blocks with it are wanted; nil for all.
  package convenience init(scanning ranges: [AddressRange], marks: [Bool]? = nil) {
    precondition(marks == nil || marks?.count == 256)
    // Counted first: a program may have mapped far more memory than it has filled with blocks.
    let total = ranges.reduce(0) { $0 + leakheap_scan($1.start, $1.end, marks, nil) }
    let entries = UnsafeMutableBufferPointer<leakheap_block>.allocate(capacity: total)
    var count = 0
    for range in ranges {
      count += leakheap_scan(
        range.start, range.end, marks, entries.baseAddress.map { $0 + count })
    }
    self.init(UnsafeMutableBufferPointer(rebasing: entries[..<count]))
  }

  /// A table of given blocks, in the order of their addresses.
  package convenience init(_ blocks: [FrozenBlock]) {
    let entries = UnsafeMutableBufferPointer<leakheap_block>.allocate(capacity: blocks.count)
    for (position, block) in blocks.enumerated() {
      entries.initializeElement(
        at: position,
        to: leakheap_block(
          address: block.address, requested: UInt64(block.size),
          mark: UInt64(block.mark?.number ?? 0)))
    }
    self.init(entries)
  }

  private init(_ entries: UnsafeMutableBufferPointer<leakheap_block>) {
    self.entries = entries
    blockIndex = BlockIndex(entries)
  }

  deinit {
    blockIndex.deallocate()
    entries.deallocate()
  }

  package var startIndex: Int { 0 }

  package var endIndex: Int { entries.count }

  package subscript(position: Int) -> FrozenBlock {
    let entry = entries[position]
    return FrozenBlock(
      address: UInt(entry.address), size: UInt(entry.requested),
      mark: AllocationMark(number: UInt8(entry.mark)))
  }

  /// The position of the block that an address points at or into.
  ///
  /// An address directly behind a block is not in it, except that a block of no bytes contains its start.
  @inline(__always)
  package func index(containing address: UInt) -> Int? {
    let position = blockIndex.lastStart(notAfter: address, in: entries)
    guard position >= 0 else { return nil }
    let offset = address - UInt(entries[position].address)
    return offset < entries[position].requested || offset == 0 ? position : nil
  }

  /// The position of the block that begins at an address.
  @inline(__always)
  package func index(startingAt address: UInt) -> Int? {
    guard let position = index(containing: address), entries[position].address == address
    else { return nil }
    return position
  }
}
