import LeakInspection
import Testing

@Suite struct BlockTableTests {
  /// Neighbours, a block of no bytes, one that spans several regions of the index, and one far away.
  static let blocks = [
    FrozenBlock(address: 0x10010, size: 24), FrozenBlock(address: 0x10030, size: 24),
    FrozenBlock(address: 0x10050, size: 0), FrozenBlock(address: 0x10100, size: 256),
    FrozenBlock(address: 0x1F_FFF0, size: 0x80_0000), FrozenBlock(address: 0xA0_0010, size: 100),
    FrozenBlock(address: 0x7F12_3456_7890, size: 8),
  ]

  @Test(arguments: blocks.indices)
  func blockIsFoundByItsStartAndByEachOfItsBytes(position: Int) {
    let table = BlockTable(Self.blocks)
    let block = Self.blocks[position]
    #expect(table[position] == block)
    #expect(table.index(startingAt: block.address) == position)
    #expect(table.index(containing: block.address) == position)
    for offset in [1, 7, block.size / 2, block.size &- 1] where offset < block.size {
      #expect(table.index(containing: block.address + offset) == position)
    }
  }

  @Test(arguments: blocks.indices)
  func addressesAroundABlockAreNotInIt(position: Int) {
    let table = BlockTable(Self.blocks)
    let block = Self.blocks[position]
    #expect(table.index(containing: block.address - 1) == nil)
    #expect(table.index(containing: block.address + max(1, block.size)) == nil)
    #expect(table.index(startingAt: block.address + 1) == nil)
  }

  @Test(arguments: [0, 1, 0x1000, 0x5555_0000_0000, UInt.max])
  func addressesFarFromAllBlocksAreInNone(address: UInt) {
    #expect(BlockTable(Self.blocks).index(containing: address) == nil)
  }

  @Test func emptyTableContainsNothing() {
    let table = BlockTable([])
    #expect(table.isEmpty)
    #expect(table.index(containing: 0x10010) == nil)
  }

  @Test func everyAnswerIsThatOfASearchThroughAll() {
    var random = SplitMix(state: 7)
    var blocks: [FrozenBlock] = []
    var address: UInt = 0x40_0000
    for _ in 0..<3000 {
      let size =
        random.next(below: 30) == 0 ? random.next(below: 9_000_000) : random.next(below: 200)
      blocks.append(FrozenBlock(address: address, size: size))
      address += max(32, (size + 23) & ~15) + random.next(below: 4) * 16
    }
    let table = BlockTable(blocks)
    for _ in 0..<2000 {
      let probe = 0x3F_0000 + random.next(below: address - 0x3E_0000)
      let expected = blocks.lastIndex { $0.address <= probe }
        .flatMap { blocks[$0].range.contains(probe) || blocks[$0].address == probe ? $0 : nil }
      #expect(table.index(containing: probe) == expected)
    }
  }
}
