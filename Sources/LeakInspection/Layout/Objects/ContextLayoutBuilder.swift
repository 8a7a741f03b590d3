/// Lays out the captured values of a closure.
struct ContextLayoutBuilder {
  let descriptor: CaptureDescriptor
  let firstCapture: Int
  let shapes: TypeShapes
  /// The generic parameters of the closure and where their metadata is found.
  private let parameters: [(parameter: GenericEnvironment.Parameter, source: MetadataSource)]

  init(descriptor: CaptureDescriptor, firstCapture: Int, shapes: TypeShapes) {
    self.descriptor = descriptor
    self.firstCapture = firstCapture
    self.shapes = shapes
    parameters = (0..<descriptor.sourceCount).compactMap { index in
      guard let entry = descriptor.source(index),
        let parameter = GenericEnvironment.Parameter(entry.parameter),
        let source = MetadataSource(entry.source)
      else { return nil }
      return (parameter, source)
    }
  }

  /// Whether the layout depends on what a context contains.
  var isGeneric: Bool { descriptor.bindingCount > 0 || !parameters.isEmpty }

  private var capturesStart: Int { firstCapture + 8 * descriptor.bindingCount }

  /// What the parameters stand for in a context, as far as it can be found out.
  func types(in block: FrozenBlock) -> [UInt?]? {
    guard block.size >= UInt(capturesStart) else { return nil }
    return parameters.map { type(from: $0.source, in: block) }
  }

  /// The layout for these types.
  ///
  /// Values stand one behind the other, each aligned as its type wants, so behind the first whose
  /// type is unknown nothing but words are known.
  func layout(types: [UInt?]) -> ObjectLayout {
    var known: [GenericEnvironment.Parameter: UInt] = [:]
    for (entry, type) in zip(parameters, types) { known[entry.parameter] = type }
    let environment = known.isEmpty ? nil : GenericEnvironment(known)
    let parameters = environment == nil ? [] : Set(known.keys)
    var fields: [ObjectLayout.Field] = []
    var end = capturesStart
    for index in 0..<descriptor.captureCount {
      guard let name = descriptor.capture(index),
        let capture = capture(name, environment, parameters)
      else {
        return finish(fields, end: end, tail: .words)
      }
      let offset = aligned(end, to: capture.alignment)
      fields.append(
        ObjectLayout.Field(
          step: .capture(index), offset: offset, size: capture.size, value: capture.value))
      end = offset + capture.size
    }
    return finish(fields, end: end, tail: .plain)
  }

  private func finish(
    _ fields: [ObjectLayout.Field], end: Int, tail: ObjectLayout.Tail
  ) -> ObjectLayout {
    ObjectLayout(kind: .context, fields: fields, end: end, tail: tail, addingGaps: false)
  }

  // MARK: Captured values

  private struct Capture {
    let value: FieldValue
    let size: Int
    let alignment: Int
  }

  private func capture(
    _ name: MangledName, _ environment: GenericEnvironment?,
    _ parameters: Set<GenericEnvironment.Parameter>
  ) -> Capture? {
    switch name.form {
    case .box: return Capture(value: .reference(.native), size: 8, alignment: 8)
    case .function: return Capture(value: .reference(.function), size: 16, alignment: 8)
    case .type: break
    }
    let notation = CaptureNotation(name, in: shapes.memory)
    if let value = notation.value {
      return Capture(value: .reference(.native), size: value.size, alignment: 8)
    }
    guard notation.speaksOnly(of: parameters) else { return nil }
    let plainType = { notation.speaksOnly(of: []) ? shapes.resolver.type(name) : nil }
    let type = environment?.type(name) ?? plainType()
    guard let shape = type.flatMap({ shapes.shape(of: $0) }) ?? shapes.recordedShape(name) else {
      return nil
    }
    let value: FieldValue
    switch name.ownership {
    case .strong: value = .value(shape)
    case .weak: value = .reference(.weak)
    case .unowned: value = .reference(.unowned)
    case .unmanaged: value = .reference(.unmanaged)
    }
    return Capture(value: value, size: shape.size, alignment: shape.alignment)
  }

  // MARK: Generic parameters

  private func type(from source: MetadataSource, in block: FrozenBlock) -> UInt? {
    let memory = shapes.memory
    let type: UInt?
    switch source {
    case .binding(let index):
      guard index < descriptor.bindingCount else { return nil }
      type = memory.word(at: block.address + UInt(firstCapture + 8 * index))
    case .reference(let index):
      type = word(ofCapture: index, in: block).flatMap { memory.word(at: $0) }
    case .metatype(let index):
      type = word(ofCapture: index, in: block)
    case .genericArgument(let index, let outer):
      type = self.type(from: outer, in: block).flatMap { argument(index, of: $0, outer) }
    }
    return type.flatMap { shapes.shape(of: $0) == nil ? nil : $0 }
  }

  /// A captured reference or metatype.
  ///
  /// Its own type may depend on what it is needed for, but not its size.
  private func word(ofCapture index: Int, in block: FrozenBlock) -> UInt? {
    var end = capturesStart
    for earlier in 0..<index {
      guard let name = descriptor.capture(earlier) else { return nil }
      let found = capture(name, nil, [])
      guard found != nil || parameters.contains(where: { $0.source.capture == earlier }) else {
        return nil
      }
      end = aligned(end, to: found?.alignment ?? 8) + (found?.size ?? 8)
    }
    let offset = aligned(end, to: 8)
    return UInt(offset) + 8 <= block.size
      ? shapes.memory.word(at: block.address + UInt(offset)) : nil
  }

  /// A generic argument of the type that a source gave, which may be of a subclass of the one
  /// declared.
  private func argument(_ index: Int, of type: UInt, _ source: MetadataSource) -> UInt? {
    guard let leaf = ClassMetadata(at: type, in: shapes.memory) else {
      return TypeMetadata(at: type, in: shapes.memory)?.word(2 + index)
    }
    let declared = source.capture.flatMap { descriptor.capture($0) }
      .flatMap { $0.leadingDescriptor(in: shapes.memory) }
    let level = leaf.levels.first { $0.descriptor.address == declared } ?? leaf
    return level.genericArguments.flatMap { shapes.memory.word(at: $0 &+ UInt(8 * index)) }
  }
}

/// The next multiple of an alignment, which is a power of two.
func aligned(_ offset: Int, to alignment: Int) -> Int {
  (offset + alignment - 1) & ~(alignment - 1)
}
