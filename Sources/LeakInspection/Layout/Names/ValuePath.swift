/// The way from a value to a reference in it.
struct ValuePath {
  let shapes: TypeShapes
  var steps: [ReferenceStep] = []

  init(shapes: TypeShapes) { self.shapes = shapes }

  /// Adds the steps to the reference that stands `offset` bytes into the value at an address.
  mutating func enter(_ value: FieldValue, at address: UInt, offset: Int) {
    guard case .value(let shape) = value, let bytes = UnsafeRawPointer(bitPattern: address) else {
      return
    }
    enter(shape, bytes, offset)
  }

  private mutating func enter(_ shape: TypeShape, _ bytes: UnsafeRawPointer, _ offset: Int) {
    switch shape.content {
    case .plain, .words, .reference, .instance: break
    case .fields(let fields): enter(fields, of: shape, bytes, offset)
    case .enumeration(let shape): enter(shape, bytes, offset)
    case .existential:
      let type = bytes.loadUnaligned(fromByteOffset: 24, as: UInt.self)
      if let value = shapes.shape(of: type), !value.isBoxedInExistentials {
        enter(value, bytes, offset)
      }
    case .repeated(let element, _):
      guard element.stride > 0 else { return }
      let index = offset / element.stride
      steps.append(.element(index))
      enter(element, bytes + index * element.stride, offset % element.stride)
    }
  }

  private mutating func enter(
    _ fields: [TypeShape.Field], of shape: TypeShape, _ bytes: UnsafeRawPointer, _ offset: Int
  ) {
    let found = fields.first { offset >= $0.offset && offset < $0.offset + $0.size }
    guard let found else { return }
    let type = TypeMetadata(at: shape.metadata, in: shapes.memory)?.nominalDescriptor
    // What a library's struct consists of is nothing that its user has a name for, except that of a
    // stream: what is waiting there is told apart.
    let isVisible = type.map { !LibraryModule.contains($0) || isStateOfStream($0) } ?? true
    if isVisible, !found.name.isEmpty, found.name != "wrappedValue" {
      steps.append(.property(sourceName(of: found)))
    }
    if case .value(let inner) = found.value {
      enter(inner, bytes + found.offset, offset - found.offset)
    }
  }

  private func isStateOfStream(_ type: ContextDescriptor) -> Bool {
    type.name == "State" && type.parent?.name == "_Storage" && LibraryModule.contains(type)
  }

  private func sourceName(of field: TypeShape.Field) -> String {
    var type: ContextDescriptor?
    if case .value(let shape) = field.value {
      type = TypeMetadata(at: shape.metadata, in: shapes.memory)?.nominalDescriptor
    }
    return PropertyName.inSource(field.name, type: type, ownerIsObservable: false)
  }

  private mutating func enter(_ shape: EnumShape, _ bytes: UnsafeRawPointer, _ offset: Int) {
    guard let number = shape.number(of: bytes), number < shape.payloadCaseCount else { return }
    let live = shape.cases[number]
    if !shape.isOptional { steps.append(.enumCase(live.name)) }
    guard !live.isIndirect, let payload = live.payload else { return }
    var path = self
    shape.withPayload(of: bytes) { path.enter(payload, $0, offset) }
    self = path
  }
}
