import Foundation
import LeakInspection

@_silgen_name("malloc_usable_size")
private func mallocUsableSize(_ block: UnsafeRawPointer) -> Int

/// This process's own memory, as `/proc/self/maps` describes it at the moment.
///
/// Nothing is recorded here, so whatever is mapped, belongs to no file and is aligned counts as a block.
final class SelfMemory: MemoryReading {
  private struct Image {
    let range: AddressRange
    let file: String
  }

  private var reader = MemoryReader(readable: RangeTable([]))
  private var images: [Image] = []
  private var symbolTables: [String: SymbolTable] = [:]

  init() { refresh() }

  private func refresh() {
    // Files of the kernel have no size, so this one has to be read until it ends.
    guard let file = FileHandle(forReadingAtPath: "/proc/self/maps") else { return }
    let text = String(decoding: file.readDataToEndOfFile(), as: UTF8.self)
    var readable: [AddressRange] = []
    images = []
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ", omittingEmptySubsequences: true)
      let ends = words[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
      let range = AddressRange(ends[0], ends[1])
      if words[1].hasPrefix("r") { readable.append(range) }
      if words.count > 5, words[5].hasPrefix("/") {
        images.append(Image(range: range, file: String(words[5])))
      }
    }
    reader = MemoryReader(readable: RangeTable(joining: readable))
  }

  func isReadable(_ address: UInt, count: Int) -> Bool {
    if reader.bytes(at: address, count: count) != nil { return true }
    guard address >= 4096, address < 1 << 47 else { return false }
    refresh()
    return reader.bytes(at: address, count: count) != nil
  }

  private func image(of address: UInt) -> Image? { images.first { $0.range.contains(address) } }

  func isInImage(_ address: UInt) -> Bool { image(of: address) != nil }

  func block(startingAt address: UInt) -> FrozenBlock? {
    guard address & 15 == 0, isReadable(address, count: 16), !isInImage(address),
      let pointer = UnsafeRawPointer(bitPattern: address)
    else { return nil }
    return FrozenBlock(address: address, size: UInt(mallocUsableSize(pointer)))
  }

  func usableSize(of block: FrozenBlock) -> UInt { block.size }

  private func symbols(of address: UInt) -> (table: SymbolTable, start: UInt)? {
    guard let file = image(of: address)?.file,
      let start = images.first(where: { $0.file == file })?.range.start
    else { return nil }
    let table = symbolTables[file] ?? SymbolTable(path: file)
    symbolTables[file] = table
    return (table, start)
  }

  func address(ofSymbol name: String, inImageOf address: UInt) -> UInt? {
    symbols(of: address).flatMap { symbols in
      symbols.table.symbol(named: name).map { symbols.start + UInt($0.start) }
    }
  }

  func symbol(at address: UInt) -> Symbol? {
    guard let (table, start) = symbols(of: address) else { return nil }
    return table.symbol(at: UInt64(address - start)).map { found in
      let first = start + UInt(found.start)
      return Symbol(
        linkerName: found.name, range: AddressRange(first, first + UInt(max(found.size, 1))))
    }
  }
}
