/// The characters of Foundation's string objects.
enum FoundationText {
  private static let module = "Foundation"
  private static let valueOffset: UInt = 24

  /// The text of a string object; nil for any other object.
  static func text(at address: UInt, _ memory: any MemoryReading) -> String? {
    guard let metadata = memory.word(at: address),
      let level = ClassMetadata(at: metadata, in: memory)
    else { return nil }
    if level.descriptor.isType("NSString", of: module) {
      return StringContents.text(at: address + valueOffset, memory)
    }
    guard level.descriptor.isType("_NSCFConstantString", of: module) else { return nil }
    // Constants are made by the C compiler: an address of characters, and their number.
    return memory.word(at: address + valueOffset).flatMap { memory.cString(at: $0, limit: 256) }
  }
}
