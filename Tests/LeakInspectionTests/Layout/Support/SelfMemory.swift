import Foundation
import LeakInspection

/// This process's own memory, as `/proc/self/maps` describes it.
///
/// Nothing is recorded here, so whatever has a size before it that makes sense counts as a block.
final class SelfMemory: MemoryReading {
  /// Whether blocks have their sizes before them: a sanitizer brings its own allocator.
  static var isPossible: Bool { HeapRecorder.obstacle != .sanitizer }

  static let whyImpossible = "blocks of a sanitizer's allocator have no size before them"

  private struct Image {
    let range: AddressRange
    let file: String
    let isStart: Bool
  }

  private var reader = MemoryReader(readable: RangeTable([]))
  private var images: [Image] = []
  /// The runtime may need new memory for metadata that a reader asks it for.
  ///
  /// Not every address that is nowhere is a reason to look again, though.
  private var refreshesLeft = 50

  init() { refresh() }

  private func refresh() {
    // Files of the kernel have no size, so this one has to be read until it ends.
    let file = FileHandle(forReadingAtPath: "/proc/self/maps")
    let text = String(decoding: file?.readDataToEndOfFile() ?? Data(), as: UTF8.self)
    var readable: [AddressRange] = []
    images = []
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ", omittingEmptySubsequences: true)
      let ends = words[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
      let range = AddressRange(ends[0], ends[1])
      if words[1].hasPrefix("r") { readable.append(range) }
      if words.count > 5, words[5].hasPrefix("/") {
        let isStart = words[2].allSatisfy { $0 == "0" }
        images.append(Image(range: range, file: String(words[5]), isStart: isStart))
      }
    }
    reader = MemoryReader(readable: RangeTable(joining: readable))
  }

  func isReadable(_ address: UInt, count: Int) -> Bool {
    if reader.bytes(at: address, count: count) != nil { return true }
    guard address >= 4096, address < 1 << 47, refreshesLeft > 0 else { return false }
    refreshesLeft -= 1
    refresh()
    return reader.bytes(at: address, count: count) != nil
  }

  private func mapping(of address: UInt) -> Int? {
    images.firstIndex { $0.range.contains(address) }
  }

  func isInImage(_ address: UInt) -> Bool { mapping(of: address) != nil }

  func isInProgram(_ address: UInt) -> Bool {
    mapping(of: address).map { !images[$0].file.hasSuffix(".so") } ?? false
  }

  func imageName(at address: UInt) -> String? {
    mapping(of: address).flatMap { images[$0].file.split(separator: "/").last.map(String.init) }
  }

  func block(startingAt address: UInt) -> FrozenBlock? {
    // The C library keeps the size of a block, and three flags, in the word before it.
    guard address & 15 == 0, address >= 4096, !isInImage(address),
      isReadable(address - 8, count: 8),
      let size = reader.word(at: address - 8), size & 8 == 0, size >= 32, size < 1 << 40
    else { return nil }
    let usable = (size & ~7) - (size & 2 == 0 ? 8 : 16)
    guard isReadable(address, count: Int(usable)) else { return nil }
    return FrozenBlock(address: address, size: usable)
  }

  func usableSize(of block: FrozenBlock) -> UInt { block.size }

  func offsetInImage(of address: UInt) -> UInt? { symbols(of: address).map { address - $0.start } }

  private func symbols(of address: UInt) -> (table: SymbolTable, start: UInt)? {
    // A file can be mapped several times, not least to read its symbols.
    guard let mapping = mapping(of: address),
      let start = images[...mapping].last(where: { $0.isStart && $0.file == images[mapping].file })
    else { return nil }
    return (SymbolTables.shared.table(of: start.file), start.range.start)
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

/// The symbol tables of all images, which are read once.
private final class SymbolTables: @unchecked Sendable {
  static let shared = SymbolTables()
  private let lock = NSLock()
  private var tables: [String: SymbolTable] = [:]

  func table(of file: String) -> SymbolTable {
    lock.withLock {
      let table = tables[file] ?? SymbolTable(path: file)
      tables[file] = table
      return table
    }
  }
}
