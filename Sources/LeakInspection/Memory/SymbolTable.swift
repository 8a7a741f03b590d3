internal import CLeakHeap

/// The symbols of an image file, from its `.symtab`, which has local ones too, or else from its `.dynsym`.
///
/// The names stay in the mapped file: only the values are read and sorted, once.
package final class SymbolTable {
  private let file: ElfFile?
  private var names = UnsafeRawBufferPointer(start: nil, count: 0)
  private var entries: ContiguousArray<leakheap_symbol> = []

  /// Reads a file.
  ///
  /// A table of a file that cannot be read or was stripped is empty.
  package init(path: String) {
    file = ElfFile(path: path)
    guard let file else { return }
    let table =
      file.section(ofType: ElfFile.symbolTable) ?? file.section(ofType: ElfFile.dynamicSymbolTable)
    guard let table, let strings = file.section(table.link) else { return }
    names = strings.bytes
    entries = Self.entries(of: table, named: names)
  }

  deinit {
    file?.unmap()
  }

  /// The function or variable that contains an address, which is relative to the image.
  package func symbol(at value: UInt64) -> (name: String, start: UInt64, size: UInt64)? {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].value <= value { low = middle + 1 } else { high = middle }
    }
    guard low > 0, value < entries[low - 1].end, !entries[low - 1].is_thread_local else {
      return nil
    }
    return described(entries[low - 1])
  }

  /// A symbol by its name in the file, thread-local variables included.
  package func symbol(named name: String) -> (name: String, start: UInt64, size: UInt64)? {
    var name = name
    let found = name.withUTF8 { wanted in
      entries.withUnsafeBufferPointer { entries in
        leakheap_find_symbol(
          entries.baseAddress, entries.count, names.baseAddress, names.count, wanted.baseAddress,
          wanted.count)
      }
    }
    return found < 0 ? nil : described(entries[found])
  }

  private static func entries(
    of table: ElfFile.Section, named names: UnsafeRawBufferPointer
  ) -> ContiguousArray<leakheap_symbol> {
    guard table.entrySize > 0, let start = table.bytes.baseAddress else { return [] }
    return ContiguousArray(unsafeUninitializedCapacity: table.bytes.count / table.entrySize) {
      buffer, count in
      count = leakheap_read_symbols(
        start, table.bytes.count, table.entrySize, names.baseAddress, names.count,
        buffer.baseAddress)
    }
  }

  private func nameBytes(_ entry: leakheap_symbol) -> UnsafeRawBufferPointer {
    let start = Int(entry.name)
    guard start < names.count else { return UnsafeRawBufferPointer(start: nil, count: 0) }
    let rest = UnsafeRawBufferPointer(rebasing: names[start...])
    return UnsafeRawBufferPointer(rebasing: rest.prefix { $0 != 0 })
  }

  private func described(_ entry: leakheap_symbol) -> (name: String, start: UInt64, size: UInt64) {
    (String(decoding: nameBytes(entry), as: UTF8.self), entry.value, entry.size)
  }
}

extension leakheap_symbol {
  fileprivate var end: UInt64 { value.addingReportingOverflow(max(1, size)).partialValue }
}
