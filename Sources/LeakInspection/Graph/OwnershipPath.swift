/// A chain of strong references from a root to an object.
public struct OwnershipPath: Hashable, Sendable {
  /// Where it begins.
  public let root: RootID
  /// The references after the root, the last of which owns the object; none when the root does.
  public let edges: [EdgeID]
}

/// One line of a path or ring as people read it: from one node to the next that is no storage.
public struct FoldedStep: Hashable, Sendable {
  /// The node that owns; nil for a root.
  public let owner: NodeID?
  /// The references that lead from it to `target`: one, or several through storage.
  public let edges: ArraySlice<EdgeID>
  /// The node that is owned.
  public let target: NodeID
}

extension OwnershipGraph {
  /// Folds the storage in a chain of references into the steps of the nodes that own it, so that
  /// `.signals` and the array's `[0]` become one step.
  ///
  /// Storage at the very ends stays, since nothing else could take its place.
  public func folded(_ edges: [EdgeID]) -> [FoldedStep] {
    Array(FoldedSteps(of: edges, in: self))
  }

  /// The path in steps; the first one, from the root, has the storage behind the root folded in.
  public func folded(_ path: OwnershipPath) -> [FoldedStep] {
    Array(FoldedSteps(of: path, in: self))
  }
}
