/// A closed chain of strong references, each node once.
///
/// It begins at the survivor that was tracked first of those on it. A ring without a survivor begins
/// at the node from which the first survivor behind it is reached soonest. So a ring that keeps
/// several survivors is the same value in the explanation of each.
public struct Ring: Hashable, Sendable {
  /// The references in turn; the last one leads to the owner of the first and closes the ring.
  public let edges: [EdgeID]
}

/// The rings that were asked for, and whether there are more.
public struct RingSelection: Hashable, Sendable {
  /// The shortest ring through the object, then rings that contain a reference which those before
  /// them lack, nearest first.
  public let rings: [Ring]
  /// Whether every reference that lies on a ring of the component lies on one of these.
  public let isComplete: Bool

  static let none = RingSelection(rings: [], isComplete: true)
}
