/// Flattens what a value is made of into the places to look at.
enum SlotCompiler {
  static func slots(of content: TypeShape.Content, size: Int) -> [Slot] {
    switch content {
    case .plain: []
    case .words: words(from: 0, to: size)
    case .reference(let form): size >= 8 ? [Slot(offset: 0, form: form)] : []
    case .instance(let form, let descriptor):
      size >= 8 ? [Slot(offset: 0, form: form, detail: .instance(of: descriptor))] : []
    case .existential: [Slot(offset: 0, form: .existential)]
    case .fields(let fields): self.slots(of: fields)
    case .enumeration(let shape): slots(of: shape)
    case .repeated(let element, let count): slots(of: element, count: count)
    }
  }

  static func slots(of fields: [TypeShape.Field]) -> [Slot] {
    fields.flatMap { field in
      switch field.value {
      case .value(let shape): shape.slots.map { $0.moved(by: field.offset) }
      case .reference(let form): [Slot(offset: field.offset, form: form)]
      case .words: words(from: field.offset, to: field.offset + field.size)
      }
    }
  }

  /// The words that lie completely in a range.
  static func words(from start: Int, to end: Int) -> [Slot] {
    let first = (start + 7) & ~7
    let count = (end - first) >> 3
    return count > 0 ? [Slot(offset: first, form: .words, count: count)] : []
  }

  private static func slots(of shape: EnumShape) -> [Slot] {
    let payloads = shape.cases.prefix(shape.payloadCaseCount)
    if payloads.allSatisfy({ !$0.isIndirect && $0.payload?.slots.isEmpty == true }) { return [] }
    if let slot = soleReference(of: shape) { return [slot] }
    return [Slot(offset: 0, form: .enumeration, detail: .enumeration(shape))]
  }

  /// The one reference of an optional that contains nothing else to look at.
  ///
  /// If the optional is no larger than its payload, nil is a value that the payload cannot have,
  /// and of all parts a reference has the most of those: null and the addresses below the first
  /// page. So the reference alone tells, and most optionals need no witness.
  private static func soleReference(of shape: EnumShape) -> Slot? {
    guard shape.isOptional, let payload = shape.cases.first?.payload, payload.size == shape.size,
      payload.slots.count == 1, let slot = payload.slots.first
    else { return nil }
    switch slot.form {
    case .native, .bridge, .function: return slot
    default: return nil
    }
  }

  private static func slots(of element: TypeShape, count: Int) -> [Slot] {
    guard !element.slots.isEmpty, count > 0 else { return [] }
    return [Slot(offset: 0, form: .repeated, count: count, detail: .element(element))]
  }
}
