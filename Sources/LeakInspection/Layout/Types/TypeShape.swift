/// How the values of a type are made up, as far as references are concerned.
final class TypeShape {
  let metadata: UInt
  let size: Int
  let stride: Int
  let alignment: Int
  /// Whether an existential keeps such a value in a box and not in its buffer.
  let isBoxedInExistentials: Bool
  let content: Content
  /// The same, flattened to what a walk has to look at.
  ///
  /// Empty for a type without references.
  let slots: [Slot]

  enum Content {
    /// Nothing that could be a reference.
    case plain
    /// Nothing is known; each word may be a pointer.
    case words
    /// One reference in the first word; what follows, witness tables, is none.
    case reference(Slot.Form)
    /// The same, to an instance of a class or of a subclass: the address of the class's descriptor.
    case instance(Slot.Form, of: UInt)
    /// A struct's or tuple's parts in the order of declaration.
    case fields([Field])
    case enumeration(EnumShape)
    /// A buffer of three words and the type of what is in it.
    case existential
    /// So many values of one type.
    case repeated(element: TypeShape, count: Int)
  }

  /// A stored property or tuple element.
  struct Field {
    let name: String
    let offset: Int
    let size: Int
    let value: FieldValue
  }

  /// A type without metadata.
  init(size: Int, alignment: Int, content: Content) {
    metadata = 0
    self.size = size
    stride = aligned(size, to: alignment)
    self.alignment = alignment
    isBoxedInExistentials = true
    self.content = content
    slots = SlotCompiler.slots(of: content, size: size)
  }

  init(_ type: TypeMetadata, content: Content) {
    metadata = type.address
    size = type.witnesses.size
    stride = type.witnesses.stride
    alignment = type.witnesses.alignment
    isBoxedInExistentials = type.witnesses.isNonInline
    self.content = content
    slots = SlotCompiler.slots(of: content, size: type.witnesses.size)
  }
}

/// What a stored property holds.
enum FieldValue {
  /// A value of a type, which owns what it refers to.
  case value(TypeShape)
  /// One word that refers without owning, or nothing but words.
  case reference(Slot.Form)
  /// The type could not be found.
  case words
}
