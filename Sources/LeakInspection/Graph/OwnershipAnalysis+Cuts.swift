extension OwnershipAnalysis {
  /// So many references are cut at most to free an object.
  private static let largestCut = 3

  /// The smallest sets of references without which nothing that is known keeps an object.
  ///
  /// Of a part of an object only the reference to it can be cut.
  ///
  /// - Parameters:
  ///   - explanation: Why the object is alive.
  ///   - limit: How many sets are looked for at most.
  /// - Returns: The sets, all of one size, and whether they are all; no set where nothing is known, or where
  ///   an owner was not found that may keep the object whatever is cut.
  package func cutSets(
    freeing explanation: Explanation, limit: Int
  ) -> (sets: [[EdgeID]], isComplete: Bool) {
    let canCut = { [graph] (edge: UInt32) in
      graph.kind(of: graph.owner(of: EdgeID(rawValue: edge))) != .storage
    }
    var search: CutSets
    let sizes: ClosedRange<Int>
    switch explanation.verdict {
    case .cycle(let cycle) where cycle.otherOwners.isEmpty:
      // What single references free it is known already, of rings of any length.
      guard cycle.sharedEdges.isEmpty else {
        let edges = cycle.sharedEdges.filter { canCut($0.rawValue) }
        return (edges.prefix(limit).map { [$0] }, edges.count <= limit)
      }
      search = CutSets(in: region.owners, limit: limit, canCut: canCut)
      sizes = 2...Self.largestCut
    case .held:
      let roots = Set(
        graph.roots.indices.filter { graph.rootIsAccepted[$0] }.map { graph.roots[$0].target })
      let owners = graph.structure.reversed { [graph] in !graph.edgeTraits[$0].leadsBack }
      search = CutSets(
        in: owners, limit: limit, isRooted: { roots.contains(NodeID(rawValue: $0)) },
        canCut: canCut)
      sizes = 1...Self.largestCut
    case .cycle, .abandoned, .unexplained: return ([], true)
    }
    let found = search.smallest(freeing: explanation.node.rawValue, sizes: sizes)
    return (found.sets.map { $0.map(EdgeID.init(rawValue:)) }, found.isComplete)
  }
}
