package import Foundation

/// What a file says of itself that the system would start or load: an ELF file for this kind of machine.
///
/// Nothing in the file is trusted: what lies outside of it is not there.
package struct ElfProgram {
  /// The libraries that it needs, by name.
  private(set) var needed: [String] = []
  /// Where it looks for them: before the folders of the environment if `searchesFirst`, else behind.
  private(set) var searchPath: [String] = []
  private(set) var searchesFirst = false
  /// Whether a loader loads its libraries.
  private(set) var isDynamic = false
  /// Tells builds of one library apart; nil when it has none.
  private(set) var build: String?

  private let bytes: Data

  private struct Section {
    let type: UInt32
    let name: UInt32
    let offset: Int
    let size: Int
    let link: Int
  }

  /// Reads a file; nil when it is none of this kind.
  package init?(path: String) {
    guard let bytes = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)
    else { return nil }
    self.init(bytes)
  }

  /// Reads a file that is in memory.
  package init?(_ bytes: Data) {
    self.bytes = bytes
    // The magic number, 64 bits, little-endian; x86-64.
    guard load(UInt32.self, at: 0) == 0x464C_457F, load(UInt16.self, at: 4) == 0x0102,
      load(UInt16.self, at: 18) == 62
    else { return nil }
    readSegments()
  }

  /// Whether it defines a function that others can call.
  package func defines(_ name: String) -> Bool { definition(of: name) != nil }

  /// Whether it defines a function that gives way to another of its name.
  package func definesWeakly(_ name: String) -> Bool {
    definition(of: name).flatMap { load(UInt8.self, at: $0 + 4) }.map { $0 >> 4 == 2 } ?? false
  }

  /// Where the entry is of a function that others can call.
  private func definition(of name: String) -> Int? {
    let sections = sections
    // The symbols that other files see.
    guard let table = sections.first(where: { $0.type == 11 }), table.link < sections.count else {
      return nil
    }
    let names = sections[table.link]
    let wanted = Data([0]) + Data(name.utf8) + Data([0])
    var from = names.offset
    while let found = bytes.range(of: wanted, in: from..<names.offset + names.size) {
      let place = UInt32(found.lowerBound + 1 - names.offset)
      if let entry = entry(nameAt: place, in: table) { return entry }
      from = found.lowerBound + 1
    }
    return nil
  }

  private func entry(nameAt place: UInt32, in table: Section) -> Int? {
    stride(from: table.offset, to: table.offset + table.size, by: 24).first { entry in
      load(UInt32.self, at: entry) == place && load(UInt16.self, at: entry + 6) != 0
    }
  }

  // MARK: Parts

  private mutating func readSegments() {
    guard let start = offset(at: 32), let size = load(UInt16.self, at: 54),
      let count = load(UInt16.self, at: 56)
    else { return }
    var loads: [(address: UInt64, offset: Int, size: Int)] = []
    var dynamic: (offset: Int, size: Int)?
    for index in 0..<Int(count) {
      let header = start + index * Int(size)
      guard let type = load(UInt32.self, at: header), let offset = offset(at: header + 8),
        let address = load(UInt64.self, at: header + 16), let size = self.offset(at: header + 32)
      else { continue }
      switch type {
      case 1: loads.append((address, offset, size))
      case 2: dynamic = (offset, size)
      case 3: isDynamic = true
      case 4: readNotes(offset, size)
      default: break
      }
    }
    guard let dynamic else { return }
    readDynamic(dynamic.offset, dynamic.size) { address in
      loads.first { $0.address <= address && address - $0.address < UInt64($0.size) }
        .map { $0.offset + Int(address - $0.address) }
    }
  }

  private mutating func readDynamic(_ start: Int, _ size: Int, place: (UInt64) -> Int?) {
    var entries: [(tag: UInt64, value: UInt64)] = []
    for entry in stride(from: start, to: start + size, by: 16) {
      guard let tag = load(UInt64.self, at: entry), tag != 0,
        let value = load(UInt64.self, at: entry + 8)
      else { break }
      entries.append((tag, value))
    }
    guard let names = entries.first(where: { $0.tag == 5 }).flatMap({ place($0.value) }) else {
      return
    }
    let file = self
    let texts = { (tag: UInt64) in
      entries.filter { $0.tag == tag }
        .compactMap { file.text(at: names + Int($0.value & 0xFFFF_FFFF)) }
    }
    needed = texts(1)
    let (first, behind) = (texts(15), texts(29))
    searchesFirst = behind.isEmpty
    searchPath = (behind.isEmpty ? first : behind).flatMap { $0.split(separator: ":") }
      .map(String.init)
  }

  private mutating func readNotes(_ start: Int, _ size: Int) {
    var note = start
    while note + 12 <= start + size, let nameSize = load(UInt32.self, at: note),
      let valueSize = load(UInt32.self, at: note + 4), let type = load(UInt32.self, at: note + 8)
    {
      let value = note + 12 + (Int(nameSize) + 3) & ~3
      if type == 3, value + Int(valueSize) <= bytes.count, valueSize <= 64 {
        build = bytes[value..<value + Int(valueSize)].map { byte in
          (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }.joined()
      }
      note = value + (Int(valueSize) + 3) & ~3
    }
  }

  /// The sections, in their order; those that lie outside of the file are empty.
  private var sections: [Section] {
    guard let start = offset(at: 40), let size = load(UInt16.self, at: 58),
      let count = load(UInt16.self, at: 60)
    else { return [] }
    return (0..<Int(count)).map { number in
      section(at: start + number * Int(size))
        ?? Section(type: 0, name: 0, offset: 0, size: 0, link: 0)
    }
  }

  /// Whether the name of a section begins so.
  func hasSection(_ prefix: String) -> Bool {
    let sections = sections
    guard let index = load(UInt16.self, at: 62), Int(index) < sections.count else { return false }
    let names = sections[Int(index)].offset
    return sections.contains { text(at: names + Int($0.name))?.hasPrefix(prefix) == true }
  }

  private func section(at header: Int) -> Section? {
    guard let name = load(UInt32.self, at: header), let type = load(UInt32.self, at: header + 4),
      let offset = offset(at: header + 24), let size = self.offset(at: header + 32),
      let link = load(UInt32.self, at: header + 40), offset + size <= bytes.count
    else { return nil }
    return Section(type: type, name: name, offset: offset, size: size, link: Int(link))
  }

  // MARK: Values

  private func load<Value: FixedWidthInteger & BitwiseCopyable>(
    _ type: Value.Type, at offset: Int
  ) -> Value? {
    guard offset >= 0, offset <= bytes.count - MemoryLayout<Value>.size else { return nil }
    return bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: type) }
  }

  private func offset(at place: Int) -> Int? {
    load(UInt64.self, at: place).flatMap { $0 < 1 << 40 ? Int($0) : nil }
  }

  private func text(at place: Int) -> String? {
    guard place >= 0, place < bytes.count, let end = bytes[place...].firstIndex(of: 0) else {
      return nil
    }
    return String(decoding: bytes[place..<end], as: UTF8.self)
  }
}
