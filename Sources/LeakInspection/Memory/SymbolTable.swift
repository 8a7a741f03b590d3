/// The symbols of an image file, from its `.symtab`, which has local ones too, or else from its `.dynsym`.
///
/// The names stay in the mapped file: only the values are read and sorted, once.
package final class SymbolTable {
  private struct Entry {
    let value: UInt64
    let size: UInt64
    let name: UInt32
    let isThreadLocal: Bool

    var end: UInt64 { value.addingReportingOverflow(max(1, size)).partialValue }
  }

  private static let dataObject: UInt8 = 1
  private static let function: UInt8 = 2
  private static let threadLocal: UInt8 = 6
  private static let indirectFunction: UInt8 = 10

  private let file: ElfFile?
  private var names = UnsafeRawBufferPointer(start: nil, count: 0)
  private var entries: ContiguousArray<Entry> = []

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
    entries = Self.entries(of: table)
    sort()
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
    guard low > 0, value < entries[low - 1].end, !entries[low - 1].isThreadLocal else { return nil }
    return described(entries[low - 1])
  }

  /// A symbol by its name in the file, thread-local variables included.
  package func symbol(named name: String) -> (name: String, start: UInt64, size: UInt64)? {
    var name = name
    return name.withUTF8 { wanted in
      let wanted = UnsafeRawBufferPointer(wanted)
      return entries.first { isNamed(wanted, $0) }.map(described)
    }
  }

  /// Whether an entry has this name.
  ///
  /// Every entry may be asked, so lengths are compared before bytes.
  private func isNamed(_ wanted: UnsafeRawBufferPointer, _ entry: Entry) -> Bool {
    let start = Int(entry.name)
    let end = start + wanted.count
    guard end < names.count, names[end] == 0 else { return false }
    return UnsafeRawBufferPointer(rebasing: names[start..<end]).elementsEqual(wanted)
  }

  private static func entries(of table: ElfFile.Section) -> ContiguousArray<Entry> {
    guard table.entrySize >= 24 else { return [] }
    var entries: ContiguousArray<Entry> = []
    entries.reserveCapacity(table.bytes.count / table.entrySize)
    for offset in stride(from: 0, through: table.bytes.count - 24, by: table.entrySize) {
      let type = table.bytes[offset + 4] & 15
      let section = table.bytes.loadUnaligned(fromByteOffset: offset + 6, as: UInt16.self)
      // Symbols of section 0 are defined by other files.
      guard section != 0, [dataObject, function, threadLocal, indirectFunction].contains(type)
      else { continue }
      entries.append(
        Entry(
          value: table.bytes.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self),
          size: table.bytes.loadUnaligned(fromByteOffset: offset + 16, as: UInt64.self),
          name: table.bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self),
          isThreadLocal: type == threadLocal))
    }
    return entries
  }

  /// Several symbols can have one value.
  ///
  /// The last of them is found, and it must be the same one in every build: not a thread-local one,
  /// whose value is no address; of the rest the longest; of those a Swift name before another, a
  /// short name before a long one, and then by the alphabet.
  private func sort() {
    entries.sort { left, right in
      if left.value != right.value { return left.value < right.value }
      if left.isThreadLocal != right.isThreadLocal { return left.isThreadLocal }
      if left.size != right.size { return left.size < right.size }
      return isLess(nameBytes(left), nameBytes(right))
    }
  }

  private func isLess(_ left: Slice<UnsafeRawBufferPointer>, _ right: Slice<UnsafeRawBufferPointer>)
    -> Bool
  {
    let leftIsSwift = left.starts(with: "$s".utf8)
    let rightIsSwift = right.starts(with: "$s".utf8)
    if leftIsSwift != rightIsSwift { return rightIsSwift }
    if left.count != right.count { return left.count > right.count }
    return right.lexicographicallyPrecedes(left)
  }

  private func nameBytes(_ entry: Entry) -> Slice<UnsafeRawBufferPointer> {
    names.dropFirst(Int(entry.name)).prefix { $0 != 0 }
  }

  private func described(_ entry: Entry) -> (name: String, start: UInt64, size: UInt64) {
    (String(decoding: nameBytes(entry), as: UTF8.self), entry.value, entry.size)
  }
}
