import LeakInspection
import Testing

@Suite struct MemoryReaderTests {
  @Test func rangesAreFoundInAnyOrder() {
    let table = RangeTable([AddressRange(10, 20), AddressRange(20, 30), AddressRange(50, 60)])
    #expect([55, 10, 29, 20, 19].map { table.index(containing: $0) } == [2, 0, 1, 1, 0])
    #expect([9, 30, 49, 60, 0, .max].allSatisfy { table.index(containing: $0) == nil })
  }

  @Test func neighbouringRangesAreJoined() {
    let table = RangeTable(
      joining: [AddressRange(10, 20), AddressRange(20, 30), AddressRange(50, 60)])
    #expect(Array(table.ranges) == [AddressRange(10, 30), AddressRange(50, 60)])
  }

  @Test func memoryOutsideTheRangesIsNotRead() {
    withReader { reader, start in
      #expect(reader.word(at: start - 1) == nil)
      #expect(reader.word(at: start + 25) == nil)
      #expect(reader.bytes(at: start, count: 33) == nil)
      #expect(reader.bytes(at: start, count: -1) == nil)
      #expect(reader.word(at: 0) == nil)
      #expect(reader.word(at: .max) == nil)
      #expect(reader.string(at: start - 1) == nil)
    }
  }

  @Test func valuesAreReadAlignedOrNot() {
    withReader { reader, start in
      #expect(reader.word(at: start) == 0x0807_0605_0403_0201)
      #expect(reader.word(at: start + 3) == 0x0B0A_0908_0706_0504)
      #expect(reader.load(UInt16.self, at: start + 30) == 0x201F)
    }
  }

  @Test func wordsBeginAtTheNextMultipleOfEightAndEndWithTheMemory() {
    withReader { reader, start in
      #expect(reader.words(in: AddressRange(start + 1, start + 100)).count == 3)
      #expect(reader.words(in: AddressRange(start, start + 15)).count == 1)
      #expect(reader.words(in: AddressRange(start + 1, start + 8)).isEmpty)
      #expect(reader.words(in: AddressRange(0, 800)).isEmpty)
    }
  }

  @Test func stringsEndAtTheirZeroOrWithTheMemory() {
    withReader(bytes: Array("leak\u{0}scope".utf8)) { reader, start in
      #expect(reader.string(at: start) == "leak")
      #expect(reader.string(at: start + 5) == "scope")
      #expect(reader.string(at: start + 5, limit: 2) == "sc")
    }
  }

  /// Lends a reader of a few bytes, and where they begin.
  private func withReader(bytes: [UInt8] = Array(1...32), _ body: (MemoryReader, UInt) -> Void) {
    withUnsafeTemporaryAllocation(byteCount: bytes.count, alignment: 8) { memory in
      memory.copyBytes(from: bytes)
      let start = UInt(bitPattern: memory.baseAddress)
      let range = AddressRange(start, start + UInt(bytes.count))
      body(MemoryReader(readable: RangeTable([range])), start)
    }
  }
}
