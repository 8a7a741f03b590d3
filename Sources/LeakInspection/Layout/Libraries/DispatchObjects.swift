/// The objects of libdispatch, which are none of the Swift runtime.
enum DispatchObjects {
  private static let prefixes = ["__OS_dispatch_", "_OS_dispatch_", "OS_dispatch_"]
  private static let suffix = "_vtable"
  private static let labelOffset: UInt = 72

  /// `__OS_dispatch_queue_serial_vtable` is found in a "dispatch queue serial".
  static func kind(ofSymbol symbol: String) -> String? {
    if symbol == "_dispatch_source_type_timer" { return "dispatch timer" }
    guard symbol.hasSuffix(suffix), let prefix = prefixes.first(where: { symbol.hasPrefix($0) })
    else { return nil }
    let middle = symbol.dropFirst(prefix.count).dropLast(suffix.count)
    return "dispatch " + middle.map { $0 == "_" ? " " : String($0) }.joined()
  }

  /// The label of a queue.
  static func label(of block: FrozenBlock, kind: String, memory: any MemoryReading) -> String? {
    guard kind.hasPrefix("dispatch queue"), block.size >= labelOffset + 8,
      let text = memory.word(at: block.address + labelOffset), text != 0
    else { return nil }
    return memory.cString(at: text, limit: 256)
  }
}
