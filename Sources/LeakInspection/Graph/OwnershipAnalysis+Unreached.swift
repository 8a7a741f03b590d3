extension OwnershipAnalysis {
  /// The verdict on a node that no root reaches: a ring keeps it, or nothing known does.
  func verdictWithoutRoot(of node: NodeID, ringLimit: Int) -> Verdict {
    let number = node.rawValue
    let search = LayeredSearch(
      in: region.owners, steps: region.steps, from: number, keeping: .order)
    let ownerless = search.order.filter(hasOwnerThatWasNotFound)
    if let nearest = search.order.first(where: region.components.isOnRing) {
      return .cycle(
        cycle(through: nearest, keeping: number, search, ownerless, ringLimit: ringLimit))
    }
    let owner = ownerless.first ?? number
    return .abandoned(
      Verdict.Abandoned(
        owner: NodeID(rawValue: owner),
        path: search.pathBack(from: owner).map(EdgeID.init(rawValue:)),
        otherOwners: ownerless.dropFirst().map(NodeID.init(rawValue:))))
  }

  private func cycle(
    through start: UInt32, keeping object: UInt32, _ search: LayeredSearch, _ ownerless: [UInt32],
    ringLimit: Int
  ) -> Verdict.Cycle {
    let (rings, isComplete) = ringsBeginning(at: start, limit: max(1, ringLimit))
    let path = Walk(
      nodes: search.nodes(to: start).reversed(), edges: search.pathBack(from: start))
    let shown = rings.map(canonical)
    let known = shown[0].edges + path.edges.map(EdgeID.init(rawValue:))
    if path.edges.isEmpty, isOnlyRing(rings[0], among: search.order) {
      return Verdict.Cycle(
        rings: RingSelection(rings: shown, isComplete: isComplete), pathFromRing: [],
        sharedEdges: known, otherOwners: ownerless.map(NodeID.init(rawValue:)))
    }
    let shared = SharedEdges(
      among: search.order, in: region.owners, ring: rings[0], path: path
    ).names()
    return Verdict.Cycle(
      rings: RingSelection(rings: shown, isComplete: isComplete),
      pathFromRing: path.edges.map(EdgeID.init(rawValue:)),
      sharedEdges: known.filter { shared.contains($0.rawValue) },
      otherOwners: ownerless.map(NodeID.init(rawValue:)))
  }

  /// Whether a ring is the only one that some nodes are on, so that each of its references is shared.
  private func isOnlyRing(_ ring: Walk, among keepers: [UInt32]) -> Bool {
    let component = region.components.component[Int(ring.nodes[0])]
    return keepers.allSatisfy {
      region.components.component[Int($0)] == component || !region.components.isOnRing($0)
    } && region.isSoleRing(ring)
  }

  /// Whether the references that were found cannot be all that keeps a node.
  ///
  /// Its count says that there are more, or there are none.
  private func hasOwnerThatWasNotFound(_ node: UInt32) -> Bool {
    if graph.accounting(of: NodeID(rawValue: node)).ownersNotFound > 0 { return true }
    return region.owners.edges(of: node).isEmpty
  }
}
