/// References from one node of a picture to another that look the same.
struct PictureEdge: Equatable {
  /// What a reference has to do with the leak, the most important first.
  enum Kind: String, CaseIterable {
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
  var from: Int
  /// The node that is owned, by its position.
  var to: Int
  /// What the references are called.
  var names: [String]
  /// What they have to do with the leak.
  var kind: Kind
  /// Whether cutting them frees a survivor.
  var isCut = false
}
