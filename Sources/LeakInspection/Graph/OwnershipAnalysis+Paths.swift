extension OwnershipAnalysis {
  /// Paths from roots to a node, the best understood first.
  ///
  /// They are the best path from each root, and the best path over each reference into the node; if
  /// storage contains that reference, over each reference into the storage. None of them comes to the
  /// node, or to that storage, before its end. Takes a search of the whole graph for each root that
  /// is shown.
  ///
  /// - Parameters:
  ///   - node: Any node; one that no root reaches has no paths.
  ///   - limit: How many paths to return at most.
  /// - Returns: The paths, and whether they are all there are in this sense.
  public func paths(to node: NodeID, limit: Int) -> (paths: [OwnershipPath], isComplete: Bool) {
    guard isHeld(node) else { return ([], true) }
    let (byRoot, haveAllRoots) = pathsByRoot(to: node, limit: limit)
    let best = path(to: node)
    let others = Set(byRoot + pathsByLastStep(to: node)).subtracting([best])
      .map { (path: $0, key: key(of: $0)) }
      .sorted { $0.key < $1.key }
    let paths = [best] + others.map(\.path)
    return (Array(paths.prefix(max(0, limit))), haveAllRoots && paths.count <= limit)
  }

  /// What paths are sorted by: their costs, and among equals the order of adding.
  private struct Key: Comparable {
    let rank: RootRank
    let cost: PathCost
    let turns: [UInt32]

    static func < (left: Key, right: Key) -> Bool {
      (left.rank, left.cost) != (right.rank, right.cost)
        ? (left.rank, left.cost) < (right.rank, right.cost)
        : left.turns.lexicographicallyPrecedes(right.turns)
    }
  }

  private func key(of path: OwnershipPath) -> Key {
    let root = graph.roots[path.root.index]
    var cost = PathCost().adding(graph.kind(of: root.target).cost)
    var turns = [path.root.rawValue]
    for edge in path.edges {
      cost = cost.adding(graph.kind(of: graph.target(of: edge)).cost)
      turns.append(edge.rawValue - graph.structure.offsets[graph.owner(of: edge).index])
    }
    return Key(rank: root.rank, cost: cost, turns: turns)
  }

  private func pathsByRoot(
    to node: NodeID, limit: Int
  ) -> (paths: [OwnershipPath], isComplete: Bool) {
    let steps = graph.steps
    let back = LayeredSearch(
      in: graph.structure.reversed(), steps: steps, from: node.rawValue, keeping: .costs)
    let roots = graph.roots.indices.filter {
      graph.rootIsAccepted[$0] && back.reaches(graph.roots[$0].target.rawValue)
    }
    let best = roots.map { (rank: graph.roots[$0].rank, cost: cost($0, back), root: $0) }
      .sorted { $0 < $1 }.prefix(max(0, limit))
    let paths = best.map { choice in
      var search = LayeredSearch(in: graph.structure, steps: steps)
      let start = graph.roots[choice.root].target.rawValue
      search.run(from: CollectionOfOne((node: start, mark: UInt32(choice.root))))
      return path(to: node.rawValue, in: search)
    }
    return (paths, best.count == roots.count)
  }

  private func cost(_ root: Int, _ back: LayeredSearch) -> PathCost {
    back.costs[graph.roots[root].target.index]
  }

  private func pathsByLastStep(to node: NodeID) -> [OwnershipPath] {
    let search = Self.search(in: graph, steps: graph.steps, blocking: node)
    let owners = graph.structure.reversed()
    var paths: [OwnershipPath] = []
    for place in owners.edges(of: node.rawValue) {
      let (owner, last) = (owners.targets[place], EdgeID(rawValue: owners.name(ofEdgeAt: place)))
      guard owner != node.rawValue, search.reaches(owner) else { continue }
      paths.append(path(to: owner, in: search).extended(by: [last]))
      guard graph.kinds[Int(owner)] == .storage else { continue }
      for place in owners.edges(of: owner) where search.reaches(owners.targets[place]) {
        let outer = owners.targets[place]
        guard outer != node.rawValue, !search.nodes(to: outer).contains(owner) else { continue }
        paths.append(
          path(to: outer, in: search).extended(
            by: [EdgeID(rawValue: owners.name(ofEdgeAt: place)), last]))
      }
    }
    return paths
  }
}

extension OwnershipPath {
  fileprivate func extended(by edges: [EdgeID]) -> OwnershipPath {
    OwnershipPath(root: root, edges: self.edges + edges)
  }
}
