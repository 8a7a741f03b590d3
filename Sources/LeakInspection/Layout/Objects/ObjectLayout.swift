/// Where the references stand in all objects of one class, or of one kind of closure or box.
final class ObjectLayout {
  /// A stored property, captured value or boxed value.
  struct Field {
    let step: ReferenceStep
    let offset: Int
    let size: Int
    let value: FieldValue
  }

  /// What follows the described part, up to the end of the block.
  enum Tail {
    /// Nothing that could be a reference.
    case plain
    /// Nothing is known; each word may be a pointer.
    case words
    /// Elements of which any may be uninitialised, so only their words are read.
    case uncertain(element: TypeShape)
    /// As many elements as the object's count says.
    case array(element: TypeShape)
    /// The elements of a double-ended queue, in those of its slots that are in use.
    case deque(element: TypeShape)
    /// Keys, and values unless it is a set, where the bitmap says so.
    case table(key: TypeShape, value: TypeShape?)
  }

  let kind: ObjectKind
  /// The metadata of the type that gives the object its name; 0 if none does.
  let type: UInt
  let fields: [Field]
  let slots: [Slot]
  /// The end of the described part, and the least size of a block that can be such an object.
  let end: Int
  let tail: Tail

  /// Whether such an object has a reference count where all objects of the runtime have it.
  let isCounted: Bool

  init(
    kind: ObjectKind, type: UInt = 0, fields: [Field] = [], end: Int, tail: Tail,
    addingGaps: Bool = true, isOfRuntime: Bool = true
  ) {
    isCounted = isOfRuntime && kind != .block && kind != .taskMemory
    self.kind = kind
    self.type = type
    self.fields = fields
    self.end = end
    self.tail = tail
    let described = fields.map {
      TypeShape.Field(name: "", offset: $0.offset, size: $0.size, value: $0.value)
    }
    let gaps = addingGaps ? Gaps.words(in: ObjectHeader.size..<end, after: described) : []
    slots = SlotCompiler.slots(of: described + gaps)
  }
}

/// What every object of the runtime begins with: its metadata and its reference count.
enum ObjectHeader {
  static let size = 16
}
