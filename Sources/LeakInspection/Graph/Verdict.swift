/// Why an object is still alive.
public enum Verdict: Hashable, Sendable {
  /// Strong references lead to it from a root.
  case held(Held)
  /// No root reaches it; it is on a closed ring of strong references, or such a ring keeps it.
  case cycle(Cycle)
  /// No root reaches it and no ring keeps it.
  case abandoned(Abandoned)
  /// The graph does not tell.
  case unexplained(Unexplained)

  /// What keeps a held object.
  public struct Held: Hashable, Sendable {
    /// The path that a person understands best.
    public let path: OwnershipPath
    /// The rings that the object is on as well; cutting them alone would not free it.
    public let rings: RingSelection
  }

  /// What keeps an object that is on a ring or behind one.
  public struct Cycle: Hashable, Sendable {
    /// The rings that the object is on, or those through the nearest node that is on one.
    public let rings: RingSelection
    /// The references from the ring to the object; none for an object on the ring.
    public let pathFromRing: [EdgeID]
    /// The references of which each has a part in every ring that keeps the object.
    ///
    /// Without any one of them the object would be on or behind no ring. In the order of the first
    /// ring, then of the path.
    public let sharedEdges: [EdgeID]
    /// Nodes that keep the object and have an owner that was not found, the nearest first.
    ///
    /// If there are any, cutting a shared reference need not free the object.
    public let otherOwners: [NodeID]
  }

  /// What keeps an object that nothing known leads to.
  public struct Abandoned: Hashable, Sendable {
    /// The nearest node, perhaps the object itself, that nothing leads to or that has an owner which
    /// was not found.
    public let owner: NodeID
    /// The references from that node to the object; none for the node itself.
    public let path: [EdgeID]
    /// Further such nodes that keep the object, the nearest first.
    public let otherOwners: [NodeID]
  }

  /// Why the graph does not tell.
  public enum Unexplained: Hashable, Sendable {
    /// More strong references were found than the strong count says, so one of them is none.
    case moreReferencesThanCounted
    /// The object could not be read.
    case unreadable
  }
}

/// What the graph says of one object.
public struct Explanation: Hashable, Sendable {
  /// The object.
  public let node: NodeID
  /// Why it is alive.
  public let verdict: Verdict
  /// How its strong count compares with the references that were found.
  public let accounting: Accounting
}
