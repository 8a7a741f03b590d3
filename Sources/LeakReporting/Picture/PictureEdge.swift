/// References from one node of a picture to another that look the same.
package struct PictureEdge: Equatable {
  /// What a reference has to do with the leak, the most important first.
  package enum Kind: String, CaseIterable {
    /// It is on the ring that the report shows first.
    case ring
    /// It is on another ring.
    case otherRing
    /// It keeps its target.
    case strong
    /// It stands for references that are left out.
    case folded
    /// It keeps nothing.
    case weak
  }

  /// The node that owns, by its position.
  package var from: Int
  /// The node that is owned, by its position.
  package var to: Int
  /// What the references are called.
  package var names: [String]
  /// What they have to do with the leak.
  package var kind: Kind
  /// Whether cutting them frees a survivor.
  package var isCut = false
  /// What the repair does with them, where it removes them.
  package var removal: String?
}
