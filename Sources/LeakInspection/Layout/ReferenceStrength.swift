/// How a reference keeps its target, as far as its type says.
package enum ReferenceStrength: UInt8, CaseIterable, Sendable {
  /// A strong reference: it is part of the target's strong count.
  case counted
  /// A reference of a structure of the runtime that no count contains.
  case trusted
  /// A word that no record describes and that may be a pointer.
  case candidate
  /// `weak`; when the object has died, the reference leads to the table that outlives it.
  case weak
  /// `unowned`, which keeps the memory and not the object.
  case unowned
  /// `unowned(unsafe)` or `Unmanaged`.
  case unmanaged
}
