/// The compiler's constant record of a type, or of what a type is declared in.
struct ContextDescriptor {
  enum Kind: UInt32 {
    case module = 0
    case `extension` = 1
    case anonymous = 2
    case classType = 16
    case structType = 17
    case enumType = 18
  }

  let address: UInt
  let kind: Kind
  let flags: UInt32
  let memory: any MemoryReading

  /// Descriptors lie in images and nowhere else, which makes this a good test of what claims to be
  /// one.
  init?(at address: UInt, in memory: any MemoryReading) {
    guard address & 3 == 0, memory.isInImage(address),
      let flags = memory.load(UInt32.self, at: address),
      let kind = Kind(rawValue: flags & 0x1f)
    else { return nil }
    self.address = address
    self.kind = kind
    self.flags = flags
    self.memory = memory
  }

  var isGeneric: Bool { flags & 0x80 != 0 }

  var parent: ContextDescriptor? {
    memory.indirectablePointer(at: address + 4).flatMap { ContextDescriptor(at: $0, in: memory) }
  }

  /// The type that this is declared in; a private declaration has a context without a name around it.
  var enclosingType: ContextDescriptor? {
    parent.flatMap { $0.kind == .anonymous ? $0.parent : $0 }
  }

  /// The name of a module or a type.
  var name: String? {
    guard kind != .extension, kind != .anonymous else { return nil }
    return memory.relativePointer(at: address + 8).flatMap { memory.cString(at: $0) }
  }

  /// The records of a type's stored properties or cases.
  var fields: FieldRecords? {
    memory.relativePointer(at: address + 16).flatMap { FieldRecords(at: $0, in: memory) }
  }

  func number(at offset: UInt) -> Int {
    Int(memory.load(UInt32.self, at: address + offset) ?? 0)
  }

  /// The module that it belongs to.
  var module: String? {
    var context = self
    for _ in 0..<64 {
      if context.kind == .module { return context.name }
      guard let parent = context.parent else { return nil }
      context = parent
    }
    return nil
  }

  /// Whether this is a type declared at the top level of a module.
  func isType(_ name: String, of module: String) -> Bool {
    self.name == name && parent?.kind == .module && parent?.name == module
  }
}
