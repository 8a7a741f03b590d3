/// One place in a value that a walk looks at.
struct Slot {
  enum Form: UInt8 {
    /// A pointer to an object, owned.
    case native
    /// The same, with spare bits in use; with the topmost bit set nothing is owned.
    case bridge
    /// A pointer to the side table of an object.
    case weak
    case unowned
    case unmanaged
    /// A bare pointer to the task that waits.
    case continuation
    /// A function and its context.
    case function
    /// A buffer of three words, and the type of what is in it.
    case existential
    /// An enum that its witnesses must take apart.
    case enumeration
    /// Several values of one type.
    case repeated
    /// Words of which nothing is known.
    case words
  }

  let offset: Int
  let form: Form
  /// The number of words or of values.
  let count: Int
  /// The enum, the type of the values, or the class of the object.
  let detail: Detail

  enum Detail {
    case none
    /// The class that the object is an instance of, or of a subclass: the address of its descriptor.
    case instance(of: UInt)
    case enumeration(EnumShape)
    case element(TypeShape)
  }

  init(offset: Int, form: Form, count: Int = 1, detail: Detail = .none) {
    self.offset = offset
    self.form = form
    self.count = count
    self.detail = detail
  }

  /// The descriptor of the class that the object must be of; 0 where any will do.
  var declaredClass: UInt {
    if case .instance(let descriptor) = detail { descriptor } else { 0 }
  }

  func moved(by distance: Int) -> Slot {
    Slot(offset: offset + distance, form: form, count: count, detail: detail)
  }
}
