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
  private(set) var targets: [UInt32]
  /// What each edge is named; nil where that is its place.
  private var names: [UInt32]?
  /// The source of each edge whose place is a multiple of `groupSize`.
  private let groupSources: [UInt32]

  private static let groupSize = 16

  var nodeCount: Int { offsets.count - 1 }
  var edgeCount: Int { targets.count }

  /// What the edge at a place is named.
  func name(ofEdgeAt place: Int) -> UInt32 {
    guard let names else { return UInt32(truncatingIfNeeded: place) }
    return names[place]
  }

  /// Where a node's edges lead.
  func targets(of node: UInt32) -> ArraySlice<UInt32> { targets[edges(of: node)] }

  /// The places of a node's edges.
  func edges(of node: UInt32) -> Range<Int> {
    Int(offsets[Int(node)])..<Int(offsets[Int(node) + 1])
  }

  func target(ofEdgeAt place: Int) -> UInt32 { targets[place] }

  /// The node whose edge stands at a place.
  ///
  /// A binary search, which for nodes of a few edges is over a few of them.
  func source(ofEdgeAt place: Int) -> UInt32 {
    let group = place / Self.groupSize
    var low = Int(groupSources[group])
    var high = group + 1 < groupSources.count ? Int(groupSources[group + 1]) : nodeCount - 1
    while low < high {
      let middle = (low + high) / 2
      if Int(offsets[middle + 1]) > place { high = middle } else { low = middle + 1 }
    }
    return UInt32(low)
  }

  /// A graph of edges that stand in their places; without names each is named by its own.
  init(offsets: [UInt32], targets: [UInt32], names: [UInt32]? = nil) {
    self.offsets = offsets
    self.targets = targets
    self.names = names
    groupSources = Self.groupSources(offsets)
  }

  private static func groupSources(_ offsets: [UInt32]) -> [UInt32] {
    var sources: [UInt32] = []
    for node in offsets.indices.dropLast() {
      while sources.count * groupSize < Int(offsets[node + 1]) { sources.append(UInt32(node)) }
    }
    return sources
  }

  /// The same edges, each leading the other way; of some edges only, if so asked.
  func reversed(where isIncluded: (_ place: Int) -> Bool = { _ in true }) -> Digraph {
    var offsets = RowOffsets(rows: nodeCount)
    for place in targets.indices where isIncluded(place) { offsets.count(Int(targets[place])) }
    let edgeCount = offsets.finishCounting()
    var sources = [UInt32](repeating: 0, count: edgeCount)
    var names = sources
    for node in 0..<UInt32(nodeCount) {
      for edge in edges(of: node) where isIncluded(edge) {
        let place = offsets.takePlace(in: Int(targets[edge]))
        sources[place] = node
        names[place] = name(ofEdgeAt: edge)
      }
    }
    return Digraph(offsets: offsets.finished(), targets: sources, names: names)
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
    where isIncluded: (_ place: Int) -> Bool = { _ in true }
  ) -> Digraph {
    var offsets: [UInt32] = [0]
    offsets.reserveCapacity(nodes.count + 1)
    var targets: [UInt32] = []
    var names: [UInt32] = []
    for node in nodes {
      for place in edges(of: node) {
        let number = local[Int(self.targets[place])]
        guard number < nodes.count, nodes[Int(number)] == self.targets[place],
          isIncluded(place)
        else { continue }
        targets.append(number)
        names.append(name(ofEdgeAt: place))
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
      for place in edges(of: node) where !isRemoved(name(ofEdgeAt: place)) {
        targets.append(self.targets[place])
        names.append(name(ofEdgeAt: place))
      }
      offsets.append(UInt32(targets.count))
    }
    return Digraph(offsets: offsets, targets: targets, names: names)
  }

  /// Sorts the edges of each node by a key; equal ones keep their order.
  mutating func sortEdges<Key: Comparable>(by key: (_ name: UInt32, _ target: UInt32) -> Key) {
    for node in 0..<UInt32(nodeCount) {
      let places = edges(of: node)
      guard places.count > 1 else { continue }
      let sorted = places.map { place in
        let (name, target) = (name(ofEdgeAt: place), targets[place])
        return (key: key(name, target), place: place, name: name, target: target)
      }.sorted { ($0.key, $0.place) < ($1.key, $1.place) }
      for (place, edge) in zip(places, sorted) {
        targets[place] = edge.target
        names?[place] = edge.name
      }
    }
  }
}
