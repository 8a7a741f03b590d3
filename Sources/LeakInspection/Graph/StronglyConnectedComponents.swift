/// The strongly connected components of a graph: the sets of nodes that reach one another.
///
/// Tarjan's algorithm (SIAM Journal on Computing 1, 1972) with its own stack instead of recursion,
/// so that a list of a million nodes does not overflow the thread's. Linear in nodes plus edges.
struct StronglyConnectedComponents: Sendable {
  /// The component of each node.
  private(set) var component: [UInt32]
  /// The nodes, grouped by component.
  private(set) var members: [UInt32] = []
  /// Where each component begins in `members`; one more entry than components.
  private(set) var starts: [Int] = [0]
  /// The place of each node among the members of its component.
  private(set) var position: [UInt32]
  /// Whether a component is closed: it has several nodes, or one with an edge to itself.
  private(set) var isClosed: [Bool] = []

  /// Whether a node lies on a ring.
  func isOnRing(_ node: UInt32) -> Bool { isClosed[Int(component[Int(node)])] }

  /// The nodes of a component.
  func members(of component: UInt32) -> ArraySlice<UInt32> {
    members[starts[Int(component)]..<starts[Int(component) + 1]]
  }

  init(of graph: Digraph) {
    let none = UInt32.max
    let count = graph.nodeCount
    component = [UInt32](repeating: none, count: count)
    position = component
    members.reserveCapacity(count)
    var number = [UInt32](repeating: none, count: count)
    var lowest = number
    var nextEdge = graph.offsets
    var open: [UInt32] = []
    var path: [UInt32] = []
    var numbered: UInt32 = 0

    for start in 0..<UInt32(count) where number[Int(start)] == none {
      path.append(start)
      while let node = path.last {
        let here = Int(node)
        if number[here] == none {
          number[here] = numbered
          lowest[here] = numbered
          numbered += 1
          open.append(node)
        }
        var child: UInt32?
        while nextEdge[here] < graph.offsets[here + 1] {
          let target = graph.targets[Int(nextEdge[here])]
          nextEdge[here] += 1
          if number[Int(target)] == none {
            child = target
            break
          }
          if component[Int(target)] == none {
            lowest[here] = min(lowest[here], number[Int(target)])
          }
        }
        if let child {
          path.append(child)
          continue
        }
        path.removeLast()
        if let parent = path.last {
          lowest[Int(parent)] = min(lowest[Int(parent)], lowest[here])
        }
        if lowest[here] == number[here] { close(at: node, taking: &open, in: graph) }
      }
    }
  }

  /// Takes the nodes of a finished component from the stack of open ones.
  private mutating func close(at root: UInt32, taking open: inout [UInt32], in graph: Digraph) {
    let identifier = UInt32(isClosed.count)
    while let node = open.popLast() {
      component[Int(node)] = identifier
      position[Int(node)] = UInt32(members.count - (starts.last ?? 0))
      members.append(node)
      if node == root { break }
    }
    let isSingle = members.count - (starts.last ?? 0) == 1
    starts.append(members.count)
    isClosed.append(!isSingle || graph.edges(of: root).contains { graph.targets[$0] == root })
  }
}
