import CLeakHeap

/// The bytes of an ELF file for 64-bit little-endian machines, with no trust in what they say.
///
/// Every offset and count in the file is checked against its length before it is used: a truncated or
/// mistaken file has fewer sections, and never crashes the reader.
struct ElfFile {
  struct Section {
    let type: UInt32
    let link: Int
    let entrySize: Int
    let bytes: UnsafeRawBufferPointer
  }

  static let symbolTable: UInt32 = 2
  static let dynamicSymbolTable: UInt32 = 11

  private let bytes: UnsafeRawBufferPointer

  /// Maps a file; nil when it cannot be read or is no such file.
  ///
  /// To be given back with `unmap`.
  init?(path: String) {
    var size = 0
    guard let start = leakheap_map_file(path, &size) else { return nil }
    self.init(UnsafeRawBufferPointer(start: start, count: size))
    guard isElf64 else {
      unmap()
      return nil
    }
  }

  /// Reads a file that is in memory.
  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
  }

  func unmap() {
    leakheap_unmap_file(bytes.baseAddress, bytes.count)
  }

  /// The first section of a type.
  func section(ofType type: UInt32) -> Section? {
    guard let count = load(UInt16.self, at: 60) else { return nil }
    for index in 0..<Int(count) {
      if let section = section(index), section.type == type { return section }
    }
    return nil
  }

  /// A section by its number.
  func section(_ index: Int) -> Section? {
    guard let table = load(UInt64.self, at: 40), let entrySize = load(UInt16.self, at: 58),
      entrySize >= 64, let count = load(UInt16.self, at: 60), index >= 0, index < Int(count),
      let base = Int(exactly: table)?.addingReportingOverflow(index * Int(entrySize)),
      !base.overflow,
      let type = load(UInt32.self, at: base.partialValue + 4),
      let offset = load(UInt64.self, at: base.partialValue + 24),
      let size = load(UInt64.self, at: base.partialValue + 32),
      let link = load(UInt32.self, at: base.partialValue + 40),
      let unit = load(UInt64.self, at: base.partialValue + 56),
      let contents = part(offset: offset, size: size)
    else { return nil }
    return Section(
      type: type, link: Int(link), entrySize: Int(clamping: unit), bytes: contents)
  }

  private var isElf64: Bool {
    // The magic number, 64 bits, little-endian.
    load(UInt32.self, at: 0) == 0x464C_457F && load(UInt16.self, at: 4) == 0x0102
  }

  private func load<Value: FixedWidthInteger & BitwiseCopyable>(
    _ type: Value.Type, at offset: Int
  ) -> Value? {
    let (end, overflow) = offset.addingReportingOverflow(MemoryLayout<Value>.size)
    guard offset >= 0, !overflow, end <= bytes.count else { return nil }
    return bytes.loadUnaligned(fromByteOffset: offset, as: type)
  }

  private func part(offset: UInt64, size: UInt64) -> UnsafeRawBufferPointer? {
    let (end, overflow) = offset.addingReportingOverflow(size)
    guard !overflow, end <= UInt64(bytes.count) else { return nil }
    return UnsafeRawBufferPointer(rebasing: bytes[Int(offset)..<Int(end)])
  }
}
