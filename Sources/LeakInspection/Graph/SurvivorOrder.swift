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
    of survivors: [UInt32], in forward: Subgraph,
    comparing key: (_ edge: UInt32, _ owner: UInt32) -> OwnerKey
  ) {
    places = [UInt32](repeating: .max, count: forward.nodeCount)
    owners = forward.reversed()
    var queue: [UInt32] = []
    for survivor in survivors where place(survivor) { queue.append(survivor) }
    let tracked = queue
    walk(from: tracked, along: forward)
    owners.sortEdges { [places] edge, owner in
      var key = key(edge, owner)
      key.place = places[Int(owner)]
      return key
    }
    walk(from: tracked, along: owners)
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

  private mutating func walk(from start: [UInt32], along graph: some Walkable) {
    var seen = [Bool](repeating: false, count: places.count)
    var queue = start
    // Memory that is not used is not touched either; growing step by step takes twice as much.
    queue.reserveCapacity(places.count)
    for node in start { seen[Int(node)] = true }
    var taken = 0
    while taken < queue.count {
      for edge in graph.edges(of: queue[taken]) {
        let target = graph.target(ofEdgeAt: edge)
        guard !seen[Int(target)] else { continue }
        seen[Int(target)] = true
        _ = place(target)
        queue.append(target)
      }
      taken += 1
    }
  }
}

/// What one can walk along: a graph or a part of it.
private protocol Walkable {
  associatedtype Edges: Sequence<Int>
  func edges(of node: UInt32) -> Edges
  func target(ofEdgeAt place: Int) -> UInt32
}

extension Digraph: Walkable {}
extension Subgraph: Walkable {}
