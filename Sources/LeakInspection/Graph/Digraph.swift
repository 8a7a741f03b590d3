/// A directed graph in compressed rows: the edges of a node stand side by side.
///
/// Every edge carries a name that survives reversing the graph and cutting parts out of it. Edges
/// of one node keep the order in which they were given, which is what makes searches independent of
/// how nodes are numbered. Eight bytes per edge and four per node; all operations
/// are linear in nodes plus edges.
struct Digraph: Sendable {
  /// Where the edges of each node begin; one more entry than nodes.
  let offsets: [UInt32]
  /// Where each edge leads.
  let targets: [UInt32]
  /// What each edge is named.
  let names: [UInt32]

  var nodeCount: Int { offsets.count - 1 }
  var edgeCount: Int { targets.count }

  /// The places of a node's edges in `targets` and `names`.
  func edges(of node: UInt32) -> Range<Int> {
    Int(offsets[Int(node)])..<Int(offsets[Int(node) + 1])
  }

  /// The node whose edge stands at a place.
  ///
  /// Takes the logarithm of the number of nodes.
  func source(ofEdgeAt place: Int) -> UInt32 {
    var low = 0
    var high = nodeCount - 1
    while low < high {
      let middle = (low + high) / 2
      if Int(offsets[middle + 1]) > place { high = middle } else { low = middle + 1 }
    }
    return UInt32(low)
  }

  init(offsets: [UInt32], targets: [UInt32], names: [UInt32]) {
    self.offsets = offsets
    self.targets = targets
    self.names = names
  }

  /// Gathers edges by source, keeping the given order among the edges of one source.
  init(nodeCount: Int, sources: [UInt32], targets: [UInt32], names: [UInt32]) {
    var offsets = [UInt32](repeating: 0, count: nodeCount + 1)
    for source in sources { offsets[Int(source) + 1] += 1 }
    for node in 0..<nodeCount { offsets[node + 1] += offsets[node] }
    var free = offsets
    var sortedTargets = [UInt32](repeating: 0, count: sources.count)
    var sortedNames = sortedTargets
    for edge in sources.indices {
      let source = Int(sources[edge])
      let place = Int(free[source])
      free[source] += 1
      sortedTargets[place] = targets[edge]
      sortedNames[place] = names[edge]
    }
    self.init(offsets: offsets, targets: sortedTargets, names: sortedNames)
  }

  /// The same edges, each leading the other way.
  func reversed() -> Digraph {
    var sources = [UInt32](repeating: 0, count: edgeCount)
    for node in 0..<UInt32(nodeCount) {
      for place in edges(of: node) { sources[place] = node }
    }
    return Digraph(nodeCount: nodeCount, sources: targets, targets: sources, names: names)
  }

  /// The part of the graph between some nodes, which are renumbered as they stand in `nodes`.
  func induced(by nodes: [UInt32]) -> Digraph {
    let absent = UInt32.max
    var local = [UInt32](repeating: absent, count: nodeCount)
    for (number, node) in nodes.enumerated() { local[Int(node)] = UInt32(number) }
    return induced(by: nodes, numbered: local)
  }

  /// The part of the graph between some nodes, of which each has its number in `local`.
  ///
  /// What the numbers of other nodes are does not matter, as long as the node with that number is another.
  func induced(
    by nodes: [UInt32], numbered local: [UInt32],
    where isIncluded: (_ name: UInt32) -> Bool = { _ in true }
  ) -> Digraph {
    var offsets: [UInt32] = [0]
    offsets.reserveCapacity(nodes.count + 1)
    var targets: [UInt32] = []
    var names: [UInt32] = []
    for node in nodes {
      for place in edges(of: node) {
        let number = local[Int(self.targets[place])]
        guard number < nodes.count, nodes[Int(number)] == self.targets[place],
          isIncluded(self.names[place])
        else { continue }
        targets.append(number)
        names.append(self.names[place])
      }
      offsets.append(UInt32(targets.count))
    }
    return Digraph(offsets: offsets, targets: targets, names: names)
  }

  /// The graph without the edges of some names.
  func removing(where isRemoved: (_ name: UInt32) -> Bool) -> Digraph {
    var offsets: [UInt32] = [0]
    offsets.reserveCapacity(nodeCount + 1)
    var targets: [UInt32] = []
    var names: [UInt32] = []
    for node in 0..<UInt32(nodeCount) {
      for place in edges(of: node) where !isRemoved(self.names[place]) {
        targets.append(self.targets[place])
        names.append(self.names[place])
      }
      offsets.append(UInt32(targets.count))
    }
    return Digraph(offsets: offsets, targets: targets, names: names)
  }
}
