/// A reference as the walk meets it.
package struct Reference: Hashable, Sendable {
  /// The address it leads to; for a candidate not necessarily one of a block.
  package let target: UInt
  /// Where the reference stands.
  ///
  /// Together with the owner it identifies the reference: labels are made from it, later and only
  /// for the few references that are printed.
  package let location: UInt
  /// How it keeps its target.
  package let strength: ReferenceStrength
  /// Whether the target is the context of a function, whose code the word before `location` names.
  package let isClosure: Bool
  /// The class that its target must be an instance of: the address of the descriptor, 0 for any.
  ///
  /// A property that has no value yet contains what its memory was used for before.
  let declaredClass: UInt

  init(
    _ strength: ReferenceStrength, to target: UInt, at location: UInt, isClosure: Bool = false,
    declaredClass: UInt = 0
  ) {
    self.target = target
    self.location = location
    self.strength = strength
    self.isClosure = isClosure
    self.declaredClass = declaredClass
  }
}
