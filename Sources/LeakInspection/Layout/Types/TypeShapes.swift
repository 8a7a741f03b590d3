/// Knows how the values of each type are made up; works it out once per type.
final class TypeShapes {
  let memory: any MemoryReading
  let resolver = TypeResolver()
  let builtins: BuiltinTypes
  private var known: [UInt: TypeShape] = [:]
  /// Types nest as deeply as their declarations, so this is reached by damaged metadata only.
  private var depth = 0
  private static let depthLimit = 128

  init(memory: any MemoryReading) {
    self.memory = memory
    builtins = BuiltinTypes()
  }

  /// The shape of the type with this metadata; nil for what is no type.
  func shape(of metadata: UInt) -> TypeShape? {
    if let shape = known[metadata] { return shape }
    guard depth < Self.depthLimit else { return nil }
    depth += 1
    defer { depth -= 1 }
    guard let type = TypeMetadata(at: metadata, in: memory) else { return nil }
    let shape = TypeShape(type, content: content(of: type))
    known[metadata] = shape
    return shape
  }

  private func content(of type: TypeMetadata) -> TypeShape.Content {
    switch type.kind {
    case .classType: classContent(type)
    case .foreignClass: .reference(.native)
    case .structType: structContent(type)
    case .enumType, .optional: enumContent(type)
    case .tuple: tupleContent(type)
    case .opaque: builtins.content(of: type)
    case .function: functionContent(type)
    case .existential: existentialContent(type)
    case .extendedExistential: extendedExistentialContent(type)
    case .fixedArray: arrayContent(type, count: type.word(1), element: type.word(2))
    case .metatype, .existentialMetatype: .plain
    case .foreignReference: .words
    }
  }

  /// A property that is declared with a type of this name, at an offset.
  func value(
    _ name: MangledName, context: UInt, arguments: UInt
  ) -> (value: FieldValue, size: Int)? {
    switch name.ownership {
    case .weak: return (.reference(.weak), 8)
    case .unowned: return (.reference(.unowned), 8)
    case .unmanaged: return (.reference(.unmanaged), 8)
    case .strong:
      guard let type = resolver.type(name, context: context, arguments: arguments),
        let shape = shape(of: type)
      else { return nil }
      if shape.size == 0, name.isAccessorFunction {
        return NoncopyableTypes(shapes: self).value(name, context: context, arguments: arguments)
      }
      return (.value(shape), shape.size)
    }
  }

  func arrayContent(_ type: TypeMetadata, count: UInt?, element: UInt?) -> TypeShape.Content {
    guard let element = element.flatMap({ shape(of: $0) }), let count,
      let length = Int(exactly: count), element.stride > 0,
      length <= type.witnesses.size / element.stride
    else { return .words }
    return .repeated(element: element, count: length)
  }

  private func tupleContent(_ type: TypeMetadata) -> TypeShape.Content {
    guard let count = type.word(1), count < 1 << 16 else { return .words }
    let labels = type.word(2).flatMap { $0 == 0 ? nil : memory.cString(at: $0, limit: 1 << 16) }
    let names = (labels ?? "").split(separator: " ", omittingEmptySubsequences: false)
    var fields: [TypeShape.Field] = []
    for index in 0..<Int(count) {
      guard let element = type.word(3 + 2 * index).flatMap({ shape(of: $0) }),
        let offset = memory.load(UInt32.self, at: type.address + UInt(32 + 16 * index))
      else { return .words }
      let label = index < names.count ? String(names[index]) : ""
      fields.append(
        TypeShape.Field(
          name: label.isEmpty ? String(index) : label, offset: Int(offset), size: element.size,
          value: .value(element)))
    }
    return .fields(fields)
  }

  private func classContent(_ type: TypeMetadata) -> TypeShape.Content {
    type.nominalDescriptor.map { .instance(.native, of: $0.address) } ?? .reference(.native)
  }

  private func functionContent(_ type: TypeMetadata) -> TypeShape.Content {
    let convention = (type.word(1) ?? 0) >> 16 & 0xff
    switch (convention, type.witnesses.size) {
    case (0, 16): return .reference(.function)
    case (1, 8): return .reference(.native)
    case (2, _), (3, _): return .plain
    default: return .words
    }
  }
}
