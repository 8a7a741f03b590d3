extension TypeShapes {
  /// The shape of a class or struct that has no metadata.
  ///
  /// The optimiser leaves metadata out that the program never asks for. Closures may have captured
  /// such values all the same. Structs that are not generic lie in memory as they are declared, so
  /// their records suffice.
  func recordedShape(_ name: MangledName, depth: Int = 0) -> TypeShape? {
    guard depth < 32, name.isSymbolicReference,
      let address = name.leadingDescriptor(in: memory),
      let descriptor = ContextDescriptor(at: address, in: memory)
    else { return nil }
    if descriptor.kind == .classType {
      return TypeShape(size: 8, alignment: 8, content: .instance(.native, of: address))
    }
    guard descriptor.kind == .structType, !descriptor.isGeneric, let records = descriptor.fields
    else { return nil }
    var fields: [TypeShape.Field] = []
    var end = 0
    var alignment = 1
    for index in 0..<records.count {
      let record = records[index]
      guard let type = record.typeName,
        let part = part(type, of: descriptor, depth: depth)
      else { return nil }
      let offset = aligned(end, to: part.alignment)
      fields.append(
        TypeShape.Field(name: record.name, offset: offset, size: part.size, value: part.value))
      end = offset + part.size
      alignment = max(alignment, part.alignment)
    }
    return TypeShape(size: end, alignment: alignment, content: .fields(fields))
  }

  private func part(
    _ name: MangledName, of descriptor: ContextDescriptor, depth: Int
  ) -> (value: FieldValue, size: Int, alignment: Int)? {
    if let found = value(name, context: descriptor.address, arguments: 0) {
      guard case .value(let shape) = found.value else { return (found.value, found.size, 8) }
      return (found.value, shape.size, shape.alignment)
    }
    return recordedShape(name, depth: depth + 1).map { (.value($0), $0.size, $0.alignment) }
  }
}
