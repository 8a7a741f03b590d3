import LeakInspection

extension NaiveModel {
  /// What a path costs: the rank of its root, rough steps, steps.
  struct Cost: Comparable {
    var rank: RootRank
    var rough = 0
    var length = 0

    static func < (left: Cost, right: Cost) -> Bool {
      (left.rank, left.rough, left.length) < (right.rank, right.rough, right.length)
    }

    func adding(_ kind: NodeKind) -> Cost {
      Cost(
        rank: rank, rough: rough + (kind == .raw ? 1 : 0),
        length: length + (kind == .storage ? 0 : 1))
    }
  }

  /// The least cost of a path from some roots to each node, by relaxing every edge until nothing
  /// changes.
  func bestCosts(from roots: [GraphSpec.Root]) -> [Cost?] {
    var best = [Cost?](repeating: nil, count: spec.nodes.count)
    func relax(_ node: Int, _ cost: Cost) -> Bool {
      if let known = best[node], known <= cost { return false }
      best[node] = cost
      return true
    }
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for root in roots {
        let cost = Cost(rank: root.rank).adding(spec.nodes[root.target].kind)
        if relax(root.target, cost) { hasChanged = true }
      }
      for edge in edges {
        guard let cost = best[edge.owner] else { continue }
        if relax(edge.target, cost.adding(spec.nodes[edge.target].kind)) { hasChanged = true }
      }
    }
    return best
  }

  /// What a path costs; nil when it is none: its root is refused, or its references do not join.
  func cost(of path: OwnershipPath, in sample: SampleGraph) -> Cost? {
    let root = sample.graph.roots[Int(path.root.rawValue)]
    guard sample.graph.isAccepted(path.root) else { return nil }
    var cost = Cost(rank: root.rank).adding(sample.graph.kind(of: root.target))
    var node = root.target
    for edge in path.edges {
      guard sample.graph.owner(of: edge) == node else { return nil }
      node = sample.graph.target(of: edge)
      cost = cost.adding(sample.graph.kind(of: node))
    }
    return cost
  }

  /// An edge as `SampleGraph` writes it.
  func name(of edge: Int) -> String {
    "\(spec.nodes[edges[edge].owner].name).\(edges[edge].label)"
  }

  /// The edges of all rings of the component that a node is in.
  func edgesOfComponent(of node: Int) -> Set<String> {
    guard isOnRing(node) else { return [] }
    var component: Set<Int> = [node]
    while true {
      let touching = rings.filter { ring in ring.contains { component.contains(edges[$0].owner) } }
      let larger = component.union(touching.joined().map { edges[$0].owner })
      if larger == component { return Set(touching.joined().map(name)) }
      component = larger
    }
  }

  /// The number of nodes that are no storage on the shortest ring through a node.
  func lengthOfShortestRing(through node: Int) -> Int? {
    rings.filter { ring in ring.contains { edges[$0].owner == node } }
      .map { ring in ring.count { spec.nodes[edges[$0].owner].kind != .storage } }
      .min()
  }

  /// The references into a held node over which a path comes that has not been there before.
  func lastReferences(into node: Int) -> Set<String> {
    let reached = reach(from: Set(roots.map(\.target)).subtracting([node])) {
      edges[$0].target != node
    }
    let last = edges.indices.filter {
      edges[$0].target == node && reached.contains(edges[$0].owner)
    }
    return Set(last.map(name))
  }

  /// The names of the nodes that keep a node and whose owners were not all found.
  func ownersNotExplained(keeping node: Int) -> Set<String> {
    let keepers = spec.nodes.indices.filter { reach(from: [$0], over: owns).contains(node) }
    return Set(keepers.filter { !isExplained($0) }.map { spec.nodes[$0].name })
  }
}
