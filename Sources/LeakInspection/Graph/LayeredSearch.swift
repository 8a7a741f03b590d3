/// A search for the paths that a person understands best: first those through the fewest nodes
/// without a name in the source, among them the shortest; storage costs nothing.
///
/// The cost of a step depends only on the node it leads to. So the first arrival at a node is the
/// cheapest one if nodes are taken in the order of cost. Linear in nodes plus edges.
///
/// Of several cheapest paths the search takes the one whose seed, and then whose edges, were given
/// first. Node numbers decide nothing.
struct LayeredSearch {
  private static let absent = UInt32.max
  private static let seedMark: UInt32 = 1 << 31

  private let graph: Digraph
  private let steps: [StepCost]
  private let blocked: UInt32?
  private var arrivals: [UInt32]

  /// What a search keeps besides the paths; each takes more memory than they do.
  struct Records: OptionSet {
    let rawValue: UInt8
    static let costs = Records(rawValue: 1)
    static let order = Records(rawValue: 2)
  }

  private let records: Records
  /// What it costs to come to each node that was reached, the node itself included; if it is kept.
  private(set) var costs: [PathCost] = []
  /// The nodes that were reached, in the order of their costs; if it is kept.
  private(set) var order: [UInt32] = []

  /// Prepares a search; `blocked` is a node that is reached but not gone through.
  init(
    in graph: Digraph, steps: [StepCost], blocked: UInt32? = nil, keeping records: Records = []
  ) {
    self.graph = graph
    self.steps = steps
    self.blocked = blocked
    self.records = records
    arrivals = [UInt32](repeating: Self.absent, count: graph.nodeCount)
    if records.contains(.costs) {
      costs = [PathCost](repeating: PathCost(), count: graph.nodeCount)
    }
  }

  /// Searches from one node, whose own step is not part of any cost.
  init(in graph: Digraph, steps: [StepCost], from start: UInt32, keeping records: Records) {
    self.init(in: graph, steps: steps, keeping: records)
    var seeded = steps
    seeded[Int(start)] = .folded
    run(from: CollectionOfOne((node: start, mark: 0)), steps: seeded)
  }

  /// Goes wherever `seeds` lead; what an earlier run reached keeps its path.
  ///
  /// A seed is a node and a number below 2^31 that `path(to:)` gives back.
  mutating func run(from seeds: some Sequence<(node: UInt32, mark: UInt32)>) {
    run(from: seeds, steps: steps)
  }

  private mutating func run(
    from seeds: some Sequence<(node: UInt32, mark: UInt32)>, steps: [StepCost]
  ) {
    var frontier = Frontier()
    for (node, mark) in seeds where arrivals[Int(node)] == Self.absent {
      arrivals[Int(node)] = Self.seedMark | mark
      let cost = frontier.add(node, step: steps[Int(node)])
      if records.contains(.costs) { costs[Int(node)] = cost }
    }
    while let node = frontier.take() {
      if records.contains(.order) { order.append(node) }
      if node == blocked { continue }
      for place in graph.edges(of: node) {
        let target = Int(graph.targets[place])
        guard arrivals[target] == Self.absent else { continue }
        arrivals[target] = UInt32(place)
        let cost = frontier.add(UInt32(target), step: steps[target])
        if records.contains(.costs) { costs[target] = cost }
      }
    }
  }

  /// Whether some path leads to a node.
  func reaches(_ node: UInt32) -> Bool { arrivals[Int(node)] != Self.absent }

  /// The node before another one on the best path to it; nil for a seed.
  func previous(to node: UInt32) -> UInt32? {
    let arrival = arrivals[Int(node)]
    return arrival & Self.seedMark == 0 ? graph.source(ofEdgeAt: Int(arrival)) : nil
  }

  /// The best path to a node that was reached: the mark of its seed and the names of its edges.
  func path(to node: UInt32) -> (mark: UInt32, edges: [UInt32]) {
    let (mark, places) = places(to: node)
    return (mark, places.reversed().map { graph.name(ofEdgeAt: Int($0)) })
  }

  /// The best path as seen from its end: the names of its edges, the last one first.
  func pathBack(from node: UInt32) -> [UInt32] {
    places(to: node).places.map { graph.name(ofEdgeAt: Int($0)) }
  }

  /// The nodes of the best path to a node, the seed first.
  func nodes(to node: UInt32) -> [UInt32] {
    places(to: node).places.reversed().map { graph.source(ofEdgeAt: Int($0)) } + [node]
  }

  private func places(to node: UInt32) -> (mark: UInt32, places: [UInt32]) {
    precondition(reaches(node), "no path leads to node \(node)")
    var places: [UInt32] = []
    var arrival = arrivals[Int(node)]
    while arrival & Self.seedMark == 0 {
      places.append(arrival)
      arrival = arrivals[Int(graph.source(ofEdgeAt: Int(arrival)))]
    }
    return (arrival & ~Self.seedMark, places)
  }
}
