/// The strongly connected components of a graph: the sets of nodes that reach one another.
///
/// Tarjan's algorithm (SIAM Journal on Computing 1, 1972) with its own stack instead of recursion,
/// so that a list of a million nodes does not overflow the thread's. Linear in nodes plus edges.
///
/// Nodes that are not looked at, which are most of a heap, share the first component; it lists none of them
/// and is not closed.
struct StronglyConnectedComponents: Sendable {
  /// The component of each node.
  private(set) var component: [UInt32]
  /// The nodes, grouped by component.
  private(set) var members: [UInt32] = []
  /// Where each component begins in `members`; one more entry than components.
  private(set) var starts: [UInt32] = [0, 0]
  /// The place of each node among the members of its component.
  private(set) var position: [UInt32]
  /// Whether a component is closed: it has several nodes, or one with an edge to itself.
  private(set) var isClosed: [Bool] = [false]

  /// Whether a node lies on a ring.
  func isOnRing(_ node: UInt32) -> Bool { isClosed[Int(component[Int(node)])] }

  /// The nodes of a component.
  func members(of component: UInt32) -> ArraySlice<UInt32> {
    members[Int(starts[Int(component)])..<Int(starts[Int(component) + 1])]
  }

  /// A node on the way from where the search began to where it is.
  private struct Visit {
    let node: UInt32
    /// The place of the edge to look at next.
    var next: UInt32
    /// The first number, in the order of visiting, that is known to be in the node's component.
    var lowest: UInt32
  }

  /// Finds the components of the nodes that are to be looked at; no edge of theirs leads to others.
  init(of graph: Subgraph, among isInside: [Bool]) {
    let none = UInt32.max
    let count = graph.nodeCount
    component = [UInt32](repeating: none, count: count)
    // As long as a node's component is not known, its number in the order of visiting stands here.
    position = component
    for node in 0..<count where !isInside[node] {
      component[node] = 0
      position[node] = 0
    }
    // Memory that is not used is not touched either; growing step by step takes twice as much.
    members.reserveCapacity(count)
    starts.reserveCapacity(count + 2)
    isClosed.reserveCapacity(count + 1)
    var open: [UInt32] = []
    open.reserveCapacity(count)
    var path: [Visit] = []
    path.reserveCapacity(count)
    var numbered: UInt32 = 0

    for start in 0..<UInt32(count) where position[Int(start)] == none {
      // Many have no references to anything that is looked at.
      guard graph.allEdges(of: start).contains(where: graph.hasEdge) else {
        closeAlone(start)
        numbered += 1
        continue
      }
      var child: UInt32? = start
      while true {
        if let node = child {
          let first = UInt32(graph.allEdges(of: node).lowerBound)
          path.append(Visit(node: node, next: first, lowest: numbered))
          position[Int(node)] = numbered
          numbered += 1
          open.append(node)
        }
        guard var visit = path.popLast() else { break }
        child = nextChild(of: &visit, in: graph)
        if child != nil {
          path.append(visit)
          continue
        }
        if let parent = path.indices.last {
          path[parent].lowest = min(path[parent].lowest, visit.lowest)
        }
        if visit.lowest == position[Int(visit.node)] {
          close(at: visit.node, taking: &open, in: graph)
        }
      }
    }
  }

  /// Goes on over the edges of a node to the next one that leads to a node not visited yet.
  private func nextChild(of visit: inout Visit, in graph: Subgraph) -> UInt32? {
    let end = graph.allEdges(of: visit.node).upperBound
    while visit.next < end {
      let place = Int(visit.next)
      visit.next += 1
      guard graph.hasEdge(at: place) else { continue }
      let target = graph.target(ofEdgeAt: place)
      if position[Int(target)] == .max { return target }
      if component[Int(target)] == .max {
        visit.lowest = min(visit.lowest, position[Int(target)])
      }
    }
    return nil
  }

  /// Makes a component of a node without references.
  private mutating func closeAlone(_ node: UInt32) {
    component[Int(node)] = UInt32(isClosed.count)
    position[Int(node)] = 0
    members.append(node)
    starts.append(UInt32(members.count))
    isClosed.append(false)
  }

  /// Takes the nodes of a finished component from the stack of open ones.
  private mutating func close(at root: UInt32, taking open: inout [UInt32], in graph: Subgraph) {
    let identifier = UInt32(isClosed.count)
    let start = UInt32(members.count)
    while let node = open.popLast() {
      component[Int(node)] = identifier
      position[Int(node)] = UInt32(members.count) - start
      members.append(node)
      if node == root { break }
    }
    let isSingle = members.count - Int(start) == 1
    starts.append(UInt32(members.count))
    isClosed.append(
      !isSingle || graph.edges(of: root).contains { graph.target(ofEdgeAt: $0) == root })
  }
}
