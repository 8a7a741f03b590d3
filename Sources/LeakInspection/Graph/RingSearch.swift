/// Finds rings through a node of a strongly connected graph.
///
/// Each round takes an edge that no ring so far contains and that lies on the shortest closed walk
/// through the node. Such a walk is a ring through the node, or it meets itself; then the part of it
/// that begins where it first meets itself is a ring that contains the edge, though not the node. (To
/// ask for a ring that contains both is another, intractable question.)
///
/// Among equal walks those come first whose edges were given first. Two searches, and one pass over
/// the edges for each ring.
struct RingSearch {
  private let graph: Digraph
  private let start: UInt32
  private let outward: LayeredSearch
  private let homeward: LayeredSearch
  /// The place of each node in the order in which the homeward search came to it.
  private let turns: [UInt32]
  private let steps: [StepCost]

  /// Prepares to look for rings through `start`.
  ///
  /// `graph` must be one component, and `owners` the same reversed.
  init(through start: UInt32, in graph: Digraph, owners: Digraph, steps: [StepCost]) {
    self.graph = graph
    self.start = start
    // Rings are told apart by length, so memory without a name is a step like any other.
    self.steps = steps.map { $0 == .rough ? .plain : $0 }
    outward = LayeredSearch(
      in: graph, steps: self.steps, from: start, keeping: [.costs, .order])
    homeward = LayeredSearch(
      in: owners, steps: self.steps, from: start, keeping: [.costs, .order])
    var turns = [UInt32](repeating: 0, count: graph.nodeCount)
    for (turn, node) in homeward.order.enumerated() { turns[Int(node)] = UInt32(turn) }
    self.turns = turns
  }

  /// At most `limit` rings, and whether they contain every edge of the component.
  func rings(limit: Int) -> (rings: [Walk], isComplete: Bool) {
    var covered: Set<UInt32> = []
    var rings: [Walk] = []
    while let edge = nearestEdge(outside: covered) {
      guard rings.count < limit else { return (rings, false) }
      let ring = ring(from: edge.source, through: edge.place)
      covered.formUnion(ring.edges)
      rings.append(ring)
    }
    return (rings, true)
  }

  /// Of the edges on the shortest closed walks the first that an outward walk comes to.
  private func nearestEdge(outside covered: Set<UInt32>) -> (source: UInt32, place: Int)? {
    var best: (source: UInt32, place: Int)?
    var shortest = UInt32.max
    for node in outward.order {
      let out = outward.costs[Int(node)].length
      for place in graph.edges(of: node) {
        let length = out + homeward.costs[Int(graph.targets[place])].length
        guard length < shortest, !covered.contains(graph.name(ofEdgeAt: place)) else { continue }
        best = (node, place)
        shortest = length
      }
    }
    return best
  }

  /// The ring in the walk from the start to `source`, over the edge at `place`, and home.
  private func ring(from source: UInt32, through place: Int) -> Walk {
    let out = Walk(
      nodes: outward.nodes(to: source), edges: outward.path(to: source).edges)
    let isOnWayOut = Set(out.nodes)
    var home = Walk(nodes: [source], edges: [graph.name(ofEdgeAt: place)])
    var node = graph.targets[place]
    while !isOnWayOut.contains(node), let next = stepHome(from: node) {
      home.nodes.append(node)
      home.edges.append(graph.name(ofEdgeAt: next))
      node = graph.targets[next]
    }
    let meeting = out.nodes.firstIndex(of: node) ?? 0
    return Walk(
      nodes: out.nodes[meeting...].dropLast() + home.nodes,
      edges: out.edges[meeting...] + home.edges)
  }

  /// The first edge of a node that begins a shortest walk to the start.
  private func stepHome(from node: UInt32) -> Int? {
    let cost = homeward.costs[Int(node)]
    return graph.edges(of: node).first { place in
      let target = graph.targets[place]
      let reached = homeward.costs[Int(target)].adding(steps[Int(node)])
      return reached == cost && turns[Int(target)] < turns[Int(node)]
    }
  }
}
