extension TypeShapes {
  func structContent(_ type: TypeMetadata) -> TypeShape.Content {
    guard let descriptor = type.descriptor else { return .words }
    if let known = libraryStructContent(type, descriptor) { return known }
    guard let records = descriptor.fields else { return .words }
    let vector = type.address + 8 * UInt(descriptor.number(at: 24))
    var fields: [TypeShape.Field] = []
    for index in 0..<records.count {
      let offset = memory.load(UInt32.self, at: vector + UInt(4 * index)).map { Int($0) }
      guard let offset, offset <= type.witnesses.size else { return .words }
      let record = records[index]
      let found = record.typeName.flatMap {
        value($0, context: descriptor.address, arguments: type.genericArguments)
      }
      let room = type.witnesses.size - offset
      if let found, found.size <= room {
        fields.append(
          TypeShape.Field(
            name: record.name, offset: offset, size: found.size, value: found.value))
      }
    }
    return .fields(fields + Gaps.words(in: 0..<type.witnesses.size, after: fields))
  }

  /// Structs whose storage is known to the compiler alone.
  private func libraryStructContent(
    _ type: TypeMetadata, _ descriptor: ContextDescriptor
  ) -> TypeShape.Content? {
    if descriptor.isType("InlineArray", of: "Swift") {
      return arrayContent(type, count: type.word(2), element: type.word(3))
    }
    if descriptor.isType("_StringObject", of: "Swift") { return stringContent(type, descriptor) }
    guard descriptor.module == "Synchronization" else { return nil }
    switch descriptor.name {
    case "Mutex": return mutexContent(type, descriptor)
    case "AtomicLazyReference": return .reference(.native)
    default: return nil
    }
  }

  /// A lock and, behind it, what it protects.
  private func mutexContent(
    _ type: TypeMetadata, _ descriptor: ContextDescriptor
  ) -> TypeShape.Content? {
    let vector = type.address + 8 * UInt(descriptor.number(at: 24))
    guard descriptor.number(at: 20) == 2, let offset = memory.load(UInt32.self, at: vector + 4)
    else { return nil }
    guard let value = type.word(2).flatMap({ shape(of: $0) }),
      Int(offset) + value.size <= type.witnesses.size
    else { return nil }
    return .fields([
      TypeShape.Field(name: "", offset: Int(offset), size: value.size, value: .value(value))
    ])
  }

  /// A text that is too long for two words is in an object of a class of its own.
  private func stringContent(
    _ type: TypeMetadata, _ descriptor: ContextDescriptor
  ) -> TypeShape.Content? {
    let vector = type.address + 8 * UInt(descriptor.number(at: 24))
    guard descriptor.number(at: 20) == 2, let offset = memory.load(UInt32.self, at: vector + 4),
      Int(offset) + 8 <= type.witnesses.size, let storage = stringStorage
    else { return nil }
    let object = TypeShape(size: 8, alignment: 8, content: .instance(.bridge, of: storage))
    return .fields([
      TypeShape.Field(name: "_object", offset: Int(offset), size: 8, value: .value(object))
    ])
  }

  /// The class that all objects with the contents of texts inherit from: the address of its descriptor.
  private var stringStorage: UInt? {
    resolver.type(spelled: "s15__StringStorageC".utf8, context: 0, arguments: 0)
      .flatMap { ClassMetadata(at: $0, in: memory)?.superclass?.descriptor.address }
  }
}
