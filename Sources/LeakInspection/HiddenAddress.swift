/// The address of an object with all bits inverted.
///
/// It identifies the object as long as that lives. Inverted, because memory is searched for references by
/// its words, and what the tracker knows must not look like one.
struct HiddenAddress: Hashable, Sendable {
  private let inverted: UInt

  /// The address of `object`, which is not retained.
  init(_ object: AnyObject) {
    inverted = ~UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
  }

  /// An address that is known as a number.
  init(bits: UInt) { inverted = ~bits }

  /// The address itself.
  var pointer: UnsafeRawPointer? { UnsafeRawPointer(bitPattern: ~inverted) }
}
