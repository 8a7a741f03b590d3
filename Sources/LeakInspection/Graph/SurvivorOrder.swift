/// An order of nodes that does not depend on how they are numbered: the order in which somebody who
/// starts at the survivors comes to them.
///
/// The survivors come first, in tracking order. Then come the nodes that they lead to, breadth first
/// and along each node's edges in their given order; then the nodes that lead to them, breadth first
/// and backwards. Where two owners of one node are to be compared, the one comes first that the
/// survivors lead to sooner, then the smaller label, the kind and the strong count. Only if all
/// of that is equal, which takes two owners alike that no survivor leads to, their numbers decide.
struct SurvivorOrder {
  /// The place of each node; `UInt32.max` for nodes that have nothing to do with survivors.
  private(set) var places: [UInt32]
  /// The graph reversed, the edges of each node in the order described.
  private(set) var owners: Digraph

  private var placed: UInt32 = 0

  init(
    of survivors: [UInt32], in forward: Digraph,
    comparing key: (_ edge: UInt32, _ owner: UInt32) -> OwnerKey
  ) {
    places = [UInt32](repeating: .max, count: forward.nodeCount)
    owners = forward.reversed()
    var queue: [UInt32] = []
    for survivor in survivors where place(survivor) { queue.append(survivor) }
    let tracked = queue
    walk(along: forward, from: tracked)
    owners = owners.sortingEdges { [places] edge, owner in
      var key = key(edge, owner)
      key.place = places[Int(owner)]
      return key
    }
    walk(along: owners, from: tracked)
  }

  /// What two owners of a node are compared by.
  struct OwnerKey: Comparable {
    var place: UInt32 = .max
    let label: UInt32
    let kind: UInt8
    let strongCount: UInt32

    static func < (left: OwnerKey, right: OwnerKey) -> Bool {
      (left.place, left.label, left.kind, left.strongCount)
        < (right.place, right.label, right.kind, right.strongCount)
    }
  }

  private mutating func place(_ node: UInt32) -> Bool {
    guard places[Int(node)] == .max else { return false }
    places[Int(node)] = placed
    placed += 1
    return true
  }

  private mutating func walk(along graph: Digraph, from start: [UInt32]) {
    var seen = [Bool](repeating: false, count: graph.nodeCount)
    var queue = start
    for node in start { seen[Int(node)] = true }
    var taken = 0
    while taken < queue.count {
      for place in graph.edges(of: queue[taken]) where !seen[Int(graph.targets[place])] {
        seen[Int(graph.targets[place])] = true
        _ = self.place(graph.targets[place])
        queue.append(graph.targets[place])
      }
      taken += 1
    }
  }
}

extension Digraph {
  /// The same graph with the edges of each node sorted by a key; equal ones keep their order.
  func sortingEdges<Key: Comparable>(by key: (_ name: UInt32, _ target: UInt32) -> Key) -> Digraph {
    var sortedTargets = targets
    var sortedNames = names
    for node in 0..<UInt32(nodeCount) {
      let places = edges(of: node)
      guard places.count > 1 else { continue }
      let keyed = places.map { (key: key(names[$0], targets[$0]), place: $0) }
        .sorted { ($0.key, $0.place) < ($1.key, $1.place) }
      for (place, edge) in zip(places, keyed) {
        sortedTargets[place] = targets[edge.place]
        sortedNames[place] = names[edge.place]
      }
    }
    return Digraph(offsets: offsets, targets: sortedTargets, names: sortedNames)
  }
}
