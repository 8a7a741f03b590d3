/// The ways between the nodes of a walk that use none of its edges.
///
/// Linear in nodes plus edges.
struct Detours {
  /// Where the detours from a node of the walk lead.
  enum Reach {
    /// To the nodes of the walk at these positions and perhaps at others between them; every node
    /// leads to itself.
    case ends(first: Int, last: Int)
    /// To a ring, or back to the node: one can go on for ever.
    case endless
  }

  private let walk: Walk
  private let graph: Digraph
  /// The nodes from which one cannot go on for ever, each after all that it leads to.
  private let ending: [UInt32]
  private let isEnding: [Bool]
  private let extents: [Extent]
  private let origins: [Extent]

  private struct Extent {
    var first = Int.max
    var last = Int.min

    mutating func formUnion(_ other: Extent) {
      first = min(first, other.first)
      last = max(last, other.last)
    }
  }

  init(of walk: Walk, in graph: Digraph) {
    self.walk = walk
    let own = Set(walk.edges)
    self.graph = graph.removing { own.contains($0) }
    let reversed = self.graph.reversed()
    ending = self.graph.nodesWithoutRingAhead(reversed: reversed)
    var isEnding = [Bool](repeating: false, count: graph.nodeCount)
    for node in ending { isEnding[Int(node)] = true }
    self.isEnding = isEnding
    extents = Self.extents(of: walk, along: ending, in: self.graph) { isEnding[Int($0)] }
    origins = Self.extents(of: walk, along: ending.reversed(), in: reversed) { isEnding[Int($0)] }
  }

  /// Whether one can go on for ever from a node of the graph.
  func isEndless(_ node: UInt32) -> Bool { !isEnding[Int(node)] }

  /// Where detours from the node at a position of the walk lead.
  func reach(from position: Int) -> Reach {
    let node = walk.nodes[position]
    guard isEnding[Int(node)] else { return .endless }
    return .ends(first: extents[Int(node)].first, last: extents[Int(node)].last)
  }

  /// The last position from which a detour leads to a position, its own if there is none.
  ///
  /// Positions from which one can go on for ever are not considered.
  func lastOrigin(of position: Int) -> Int { origins[Int(walk.nodes[position])].last }

  /// For each node of the graph whether one gets there.
  func nodesReached(from start: UInt32) -> [Bool] {
    var isReached = [Bool](repeating: false, count: graph.nodeCount)
    isReached[Int(start)] = true
    var open = [start]
    while let node = open.popLast() {
      for place in graph.edges(of: node) where !isReached[Int(graph.targets[place])] {
        isReached[Int(graph.targets[place])] = true
        open.append(graph.targets[place])
      }
    }
    return isReached
  }

  /// The first and last positions of the walk that each node leads to.
  private static func extents(
    of walk: Walk, along order: some Sequence<UInt32>, in graph: Digraph,
    where isIncluded: (UInt32) -> Bool
  ) -> [Extent] {
    var extents = [Extent](repeating: Extent(), count: graph.nodeCount)
    for (position, node) in walk.nodes.enumerated() {
      extents[Int(node)] = Extent(first: position, last: position)
    }
    for node in order {
      for place in graph.edges(of: node) where isIncluded(graph.targets[place]) {
        extents[Int(node)].formUnion(extents[Int(graph.targets[place])])
      }
    }
    return extents
  }
}

extension Digraph {
  /// The nodes from which no ring can be reached, each after all that it leads to.
  fileprivate func nodesWithoutRingAhead(reversed: Digraph) -> [UInt32] {
    var ahead = (0..<UInt32(nodeCount)).map { edges(of: $0).count }
    var order = (0..<UInt32(nodeCount)).filter { ahead[Int($0)] == 0 }
    var taken = 0
    while taken < order.count {
      for place in reversed.edges(of: order[taken]) {
        let node = reversed.targets[place]
        ahead[Int(node)] -= 1
        if ahead[Int(node)] == 0 { order.append(node) }
      }
      taken += 1
    }
    return order
  }
}
