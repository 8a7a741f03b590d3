extension ObjectLayouts {
  func classLayout(_ metadata: ClassMetadata) -> ObjectLayout {
    let levels = metadata.levels
    if let layout = storageLayout(metadata) { return layout }
    let size = max(metadata.instanceSize, ObjectHeader.size)
    let starts = levels.flatMap(propertyOffsets)
    let fields = levels.flatMap { self.fields(of: $0, starts, instanceSize: size) }
    var kind = ObjectKind.instance
    var tail = ObjectLayout.Tail.words
    if let buffer = levels.first(where: { $0.descriptor.isType("ManagedBuffer", of: "Swift") }) {
      kind = .buffer
      if let element = genericArgument(1, of: buffer) { tail = .uncertain(element: element) }
    }
    if isPart(metadata.descriptor) { kind = .part }
    return ObjectLayout(kind: kind, type: metadata.address, fields: fields, end: size, tail: tail)
  }

  /// Whether instances of a class are no more than a way from one object to another.
  private func isPart(_ type: ContextDescriptor) -> Bool {
    FoundationClasses.isPart(type) || ObservationClasses.isPart(type)
      || DispatchObjects.isPart(type)
  }

  private func propertyOffsets(of level: ClassMetadata) -> [Int] {
    (0..<(level.descriptor.fields?.count ?? 0)).compactMap { level.fieldOffset($0) }
  }

  /// The properties that one level of a class declares.
  ///
  /// - Parameters:
  ///   - level: The class or a superclass of it.
  ///   - starts: Where the properties of all levels begin.
  ///   - instanceSize: Where the last of them ends.
  /// - Returns: Those whose place is known.
  private func fields(
    of level: ClassMetadata, _ starts: [Int], instanceSize: Int
  ) -> [ObjectLayout.Field] {
    guard let records = level.descriptor.fields else { return [] }
    let arguments = level.genericArguments ?? 0
    return (0..<records.count).compactMap { index in
      let record = records[index]
      guard let offset = level.fieldOffset(index), let name = record.typeName,
        offset >= ObjectHeader.size, offset <= instanceSize
      else { return nil }
      let found = shapes.value(name, context: level.descriptor.address, arguments: arguments)
      let room = instanceSize - offset
      let step = ReferenceStep.property(record.name)
      guard let found, found.size <= room else {
        // Known by name only; it ends where the next one begins, which may be a subclass's, and at
        // the latest with the instance.
        let end = min(starts.filter { $0 > offset }.min() ?? instanceSize, instanceSize)
        return ObjectLayout.Field(step: step, offset: offset, size: end - offset, value: .words)
      }
      let isOwner = FoundationClasses.isOwner(record.name, of: level.descriptor)
      return ObjectLayout.Field(
        step: step, offset: offset, size: found.size,
        value: isOwner ? .reference(.native) : found.value)
    }
  }

  func genericArgument(_ index: Int, of level: ClassMetadata) -> TypeShape? {
    level.genericArguments.flatMap { memory.word(at: $0 &+ UInt(8 * index)) }
      .flatMap { shapes.shape(of: $0) }
  }
}
