/// What the object that a leak is shown from keeps besides.
///
/// The first object of each type is shown with the references that lead to it; the others are counted. The
/// search ends after so many nodes that somebody who keeps a million waits no longer for it.
struct KeptObjects {
  /// So many types are shown.
  private static let shownTypes = 3
  /// So many nodes are looked at.
  private static let nodeLimit = 10_000

  /// The objects and the paths that lead to them, each from the object of the leak.
  private(set) var shown: [(node: NodeID, path: [EdgeID])] = []
  /// How many objects are kept that no path is shown to.
  private(set) var otherCount = 0

  /// Looks for objects.
  ///
  /// - Parameters:
  ///   - start: The object that the leak is shown from.
  ///   - graph: Its graph.
  ///   - listed: The objects to look for.
  ///   - shown: The objects whose place the explanation of the leak has shown.
  ///   - names: What types are called.
  init(
    of start: NodeID, in graph: OwnershipGraph, listed: Set<NodeID>, shown: Set<NodeID>,
    names: HeapNames
  ) {
    var arrivals: [NodeID: EdgeID?] = [start: nil]
    var order = [start]
    var types: Set<String> = []
    var next = 0
    while next < order.count {
      let node = order[next]
      next += 1
      if node != start, listed.contains(node), !shown.contains(node) {
        if types.count < Self.shownTypes, types.insert(names.name(of: node)).inserted {
          self.shown.append((node, Self.path(to: node, arrivals, in: graph)))
        } else {
          otherCount += 1
        }
      }
      for edge in graph.edges(of: node) where order.count < Self.nodeLimit {
        let target = graph.target(of: edge)
        guard arrivals[target] == nil else { continue }
        arrivals[target] = edge
        order.append(target)
      }
    }
  }

  private static func path(
    to node: NodeID, _ arrivals: [NodeID: EdgeID?], in graph: OwnershipGraph
  ) -> [EdgeID] {
    var edges: [EdgeID] = []
    var current = node
    while let edge = arrivals[current] ?? nil {
      edges.append(edge)
      current = graph.owner(of: edge)
    }
    return edges.reversed()
  }
}
