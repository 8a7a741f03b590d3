/// Names types as a programmer writes them: without modules, with the sugar of the language.
final class TypeNames {
  private let memory: any MemoryReading
  private var known: [UInt: String] = [:]

  init(memory: any MemoryReading) { self.memory = memory }

  /// The name of the type with this metadata.
  func name(of metadata: UInt) -> String { name(of: metadata, depth: 0) }

  private func name(of metadata: UInt, depth: Int) -> String {
    if let name = known[metadata] { return name }
    guard depth < 32 else { return "…" }
    let name = nominalName(metadata, depth) ?? runtimeName(metadata) ?? "?"
    known[metadata] = name
    return name
  }

  /// Functions, tuples and existentials, and types whose arguments are packs or numbers.
  private func runtimeName(_ metadata: UInt) -> String? {
    guard TypeMetadata(at: metadata, in: memory) != nil else { return nil }
    return _typeName(unsafeBitCast(metadata, to: Any.Type.self), qualified: false)
  }

  private func nominalName(_ metadata: UInt, _ depth: Int) -> String? {
    let descriptor: ContextDescriptor
    let arguments: UInt
    if let level = ClassMetadata(at: metadata, in: memory) {
      descriptor = level.descriptor
      arguments = level.genericArguments ?? 0
    } else if let type = TypeMetadata(at: metadata, in: memory), let found = type.nominalDescriptor
    {
      descriptor = found
      arguments = type.genericArguments
    } else {
      return nil
    }
    guard let count = GenericParameters.plainTypeCount(of: descriptor) else { return nil }
    let names = (0..<count).map { index in
      memory.word(at: arguments &+ UInt(8 * index)).map { name(of: $0, depth: depth + 1) } ?? "?"
    }
    return TypeSugar.spelled(path(to: descriptor), descriptor.module, names)
  }

  /// The name with those of the types that it is declared in.
  private func path(to descriptor: ContextDescriptor) -> String {
    var names: [String] = []
    var context: ContextDescriptor? = descriptor
    while let current = context, current.kind != .module, names.count < 32 {
      if let name = current.name { names.append(name) }
      context = current.parent
    }
    return names.reversed().joined(separator: ".")
  }
}
