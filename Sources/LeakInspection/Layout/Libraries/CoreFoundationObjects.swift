/// The objects of CoreFoundation that share one class of Foundation.
///
/// What they are is a number in their third word, an index into a table of records with names.
enum CoreFoundationObjects {
  static let className = "__NSCFType"
  private static let module = "Foundation"
  private static let table = "__CFRuntimeClassTables"
  private static let infoOffset: UInt = 16

  /// Those that the run loop consists of, by their numbers.
  enum Kind: UInt {
    case runLoop = 43
    case mode = 44
    case timer = 47

    var name: String {
      switch self {
      case .runLoop: "CFRunLoop"
      case .mode: "CFRunLoopMode"
      case .timer: "CFRunLoopTimer"
      }
    }
  }

  // MARK: Names

  /// Whether a class is the one that they share.
  static func isShared(_ metadata: UInt, memory: any MemoryReading) -> Bool {
    ClassMetadata(at: metadata, in: memory)?.descriptor.isType(className, of: module) == true
  }

  /// What an object of the shared class is.
  ///
  /// The table is found by a symbol of Foundation, of which there are many; so it is asked only for what is
  /// not known without it.
  static func name(of block: FrozenBlock, memory: any MemoryReading) -> String? {
    kind(of: block, memory: memory)?.name ?? nameInTable(of: block, memory: memory)
  }

  /// The name in Foundation's own table.
  static func nameInTable(of block: FrozenBlock, memory: any MemoryReading) -> String? {
    guard let metadata = memory.word(at: block.address), isShared(metadata, memory: memory),
      let number = number(of: block, memory: memory),
      let table = memory.address(ofSymbol: table, inImageOf: metadata),
      let record = memory.word(at: table + 8 * number), record != 0,
      let name = memory.word(at: record &+ 8)
    else { return nil }
    return memory.cString(at: name, limit: 256)
  }

  private static func number(of block: FrozenBlock, memory: any MemoryReading) -> UInt? {
    memory.word(at: block.address + infoOffset).map { $0 >> 8 & 0x3ff }
  }

  /// What such an object is, if it belongs to a run loop.
  static func kind(of block: FrozenBlock, memory: any MemoryReading) -> Kind? {
    guard block.size >= infoOffset + 8, let metadata = memory.word(at: block.address),
      isShared(metadata, memory: memory)
    else { return nil }
    return number(of: block, memory: memory).flatMap(Kind.init)
  }

  // MARK: Run loops

  /// The thread, by its C library's record, whose run loop a block is.
  static func thread(ofRunLoop block: FrozenBlock, memory: any MemoryReading) -> UInt? {
    guard kind(of: block, memory: memory) == .runLoop else { return nil }
    return memory.word(at: block.address + 80)
  }

  /// What a run loop's timer or mode is in words; nil for other blocks.
  static func words(for block: FrozenBlock, memory: any MemoryReading) -> String? {
    switch kind(of: block, memory: memory) {
    case .mode:
      memory.word(at: block.address + 64).flatMap { FoundationText.text(at: $0, memory) }
        .map { "\(words(forMode: $0))," }
    case .timer:
      memory.load(Double.self, at: block.address + 96).map {
        $0 > 0 ? "timer every \(seconds($0))" : "timer that fires once"
      }
    case .runLoop, nil: nil
    }
  }

  private static func words(forMode name: String) -> String {
    let prefix = "kCFRunLoop"
    let suffix = "Mode"
    guard name.hasPrefix(prefix), name.hasSuffix(suffix) else { return "mode \"\(name)\"" }
    return name.dropFirst(prefix.count).dropLast(suffix.count).lowercased() + " mode"
  }

  private static func seconds(_ interval: Double) -> String {
    let text = String(interval)
    return (text.hasSuffix(".0") ? String(text.dropLast(2)) : text) + " s"
  }

  // MARK: References

  /// The layout of an object that a run loop consists of.
  static func layout(
    of block: FrozenBlock, _ level: ClassMetadata, memory: any MemoryReading
  ) -> ObjectLayout? {
    guard level.descriptor.isType(className, of: module),
      let kind = number(of: block, memory: memory).flatMap(Kind.init)
    else { return nil }
    func field(_ name: String, at offset: Int) -> ObjectLayout.Field {
      ObjectLayout.Field(step: .library(name), offset: offset, size: 8, value: .words)
    }
    let fields: [ObjectLayout.Field]
    switch kind {
    case .runLoop:
      fields = [
        field("", at: 120), field("block", at: 128), field("", at: 160),
      ]
    case .mode: fields = stride(from: 80, through: 104, by: 8).map { field("", at: $0) }
    case .timer: fields = [field(".info", at: 144)]
    }
    return ObjectLayout(
      kind: kind == .timer ? .instance : .part, type: level.address, fields: fields,
      end: (fields.last?.offset ?? 0) + 8, tail: .plain, addingGaps: false)
  }
}
