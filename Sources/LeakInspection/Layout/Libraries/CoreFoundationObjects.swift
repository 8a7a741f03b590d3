/// The objects of CoreFoundation that share one class of Foundation.
///
/// What they are is a number in their third word, an index into a table of records with names.
enum CoreFoundationObjects {
  static let className = "__NSCFType"
  private static let module = "Foundation"
  private static let table = "__CFRuntimeClassTables"

  /// Whether a class is the one that they share.
  static func isShared(_ metadata: UInt, memory: any MemoryReading) -> Bool {
    ClassMetadata(at: metadata, in: memory)?.descriptor.isType(className, of: module) == true
  }

  /// What an object of the shared class is.
  static func name(of block: FrozenBlock, memory: any MemoryReading) -> String? {
    guard let metadata = memory.word(at: block.address), isShared(metadata, memory: memory),
      let info = memory.word(at: block.address + 16),
      let table = memory.address(ofSymbol: table, inImageOf: metadata),
      let record = memory.word(at: table + 8 * (info >> 8 & 0x3ff)), record != 0,
      let name = memory.word(at: record &+ 8)
    else { return nil }
    return memory.cString(at: name, limit: 256)
  }
}
