/// The references that a leak is recognised by, and of which a fix would cut one.
public enum SuspectReferences: Hashable, Sendable {
  /// The references of a ring.
  case ring(Ring)
  /// The references from the last owner that is meant to live up to the first survivor. The owner is
  /// the root if there is one here, else the owner of the first reference.
  case chain(root: RootID?, edges: [EdgeID])
  /// No reference: an object that nothing leads to, and how many of its owners were not found.
  case missing(owner: NodeID, ownersNotFound: Int)
}

extension OwnershipAnalysis {
  /// What a leak is recognised by; nil for an object that could not be explained.
  public func suspects(of explanation: Explanation) -> SuspectReferences? {
    switch explanation.verdict {
    case .held(let held): suspects(on: held.path)
    case .cycle(let cycle): cycle.rings.rings.first.map(SuspectReferences.ring)
    case .abandoned(let abandoned):
      .missing(
        owner: abandoned.owner,
        ownersNotFound: graph.accounting(of: abandoned.owner).ownersNotFound)
    case .unexplained: nil
    }
  }

  private func suspects(on path: OwnershipPath) -> SuspectReferences {
    let nodes = [graph.roots[path.root.index].target] + path.edges.map(graph.target(of:))
    let survivors = Set(survivors)
    let end = nodes.firstIndex(where: survivors.contains) ?? nodes.count - 1
    let lastAlive = nodes[..<end].lastIndex { graph.traits(of: $0).contains(.meantToLive) }
    guard let lastAlive else {
      return .chain(root: path.root, edges: Array(path.edges[..<end]))
    }
    return .chain(root: nil, edges: Array(path.edges[lastAlive..<end]))
  }
}
