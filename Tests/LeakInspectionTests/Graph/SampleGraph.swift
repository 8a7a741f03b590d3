import LeakInspection

/// A finished graph together with the names of its parts.
struct SampleGraph: GraphNames {
  let spec: GraphSpec
  let graph: OwnershipGraph
  private let labels: [String]
  private let identifiers: [NodeID]
  private let specNumbers: [Int]

  /// Builds the graph that a text describes.
  init(_ text: String) throws { self.init(try GraphSpec(text)) }

  /// Builds a graph, by default with the nodes and edges in the order of the spec.
  ///
  /// `shuffle` reorders the nodes, and the edges among nodes; each node's edges keep their order.
  init(_ spec: GraphSpec, shuffle: ((Int) -> [Int])? = nil) {
    self.spec = spec
    let nodeOrder = shuffle?(spec.nodes.count) ?? Array(spec.nodes.indices)
    var identifiers = [NodeID](repeating: NodeID(rawValue: 0), count: spec.nodes.count)
    var builder = OwnershipGraphBuilder(nodes: spec.nodes.count, edges: spec.edges.count)
    for number in nodeOrder {
      let node = spec.nodes[number]
      identifiers[number] = builder.addNode(
        kind: node.kind, strongCount: spec.count(of: number), traits: node.traits)
    }
    var labels: [String] = []
    for label in spec.roots.map(\.label) + spec.edges.map(\.label) where !labels.contains(label) {
      labels.append(label)
    }
    func label(_ name: String) -> LabelID {
      LabelID(rawValue: UInt32(labels.firstIndex(of: name) ?? labels.count))
    }
    let owners = shuffle?(spec.nodes.count)
    let edges =
      owners?.flatMap { owner in spec.edges.filter { $0.owner == owner } } ?? spec.edges
    for edge in edges {
      let (owner, target) = (identifiers[edge.owner], identifiers[edge.target])
      switch edge.strength {
      case .owning(let strength):
        builder.addEdge(from: owner, to: target, label: label(edge.label), strength: strength)
      case .nonOwning(let kind):
        builder.addNonOwningReference(
          from: owner, to: target, label: label(edge.label), kind: kind)
      case .part: builder.addPart(target, of: owner, label: label(edge.label))
      case .resumption: builder.addResumption(from: owner, to: target, label: label(edge.label))
      }
    }
    for root in spec.roots {
      builder.addRoot(
        identifiers[root.target], label: label(root.label), strength: root.strength,
        rank: root.rank)
    }
    self.labels = labels
    self.identifiers = identifiers
    specNumbers = nodeOrder
    graph = builder.build()
  }

  subscript(_ name: String) -> NodeID {
    guard let number = spec.nodes.firstIndex(where: { $0.name == name }) else {
      preconditionFailure("no node is called \(name)")
    }
    return identifiers[number]
  }

  func name(of node: NodeID) -> String { spec.nodes[specNumbers[Int(node.rawValue)]].name }
  func name(of edge: EdgeID) -> String { "." + labels[Int(graph.label(of: edge).rawValue)] }
  func name(of root: RootID) -> String { spec.roots[Int(root.rawValue)].label }
}

extension SampleGraph {
  /// Explains nodes, given in tracking order.
  func explain(_ survivors: String..., ringLimit: Int = 3) -> [Explanation] {
    let survivors = survivors.map { self[$0] }
    let analysis = OwnershipAnalysis(of: graph, survivors: survivors)
    return survivors.map { analysis.explanation(of: $0, ringLimit: ringLimit) }
  }

  /// The verdict on one node as text.
  func verdict(on survivor: String, ringLimit: Int = 3) -> String {
    let analysis = OwnershipAnalysis(of: graph, survivors: [self[survivor]])
    return text(analysis.explanation(of: self[survivor], ringLimit: ringLimit).verdict)
  }

  func text(_ edges: some Sequence<EdgeID>) -> String {
    edges.map { name(of: graph.owner(of: $0)) + name(of: $0) }.joined(separator: " ")
  }

  func text(_ path: OwnershipPath) -> String {
    ([name(of: path.root)] + path.edges.map { text([$0]) }).joined(separator: " ")
  }

  func text(_ rings: RingSelection) -> [String] {
    rings.rings.map { "ring \(text($0.edges))" } + (rings.isComplete ? [] : ["more rings"])
  }

  /// A verdict in one line, its parts separated by bars; empty parts are left out.
  func text(_ verdict: Verdict) -> String {
    switch verdict {
    case .held(let held):
      return (["held \(text(held.path))"] + text(held.rings)).joined(separator: " | ")
    case .cycle(let cycle):
      var parts = ["cycle"] + text(cycle.rings)
      if !cycle.pathFromRing.isEmpty { parts.append("path \(text(cycle.pathFromRing))") }
      if !cycle.sharedEdges.isEmpty { parts.append("shared \(text(cycle.sharedEdges))") }
      return (parts + also(cycle.otherOwners)).joined(separator: " | ")
    case .abandoned(let abandoned):
      var parts = ["abandoned \(name(of: abandoned.owner))"]
      if !abandoned.path.isEmpty { parts.append("path \(text(abandoned.path))") }
      return (parts + also(abandoned.otherOwners)).joined(separator: " | ")
    case .unexplained(let reason): return "unexplained \(reason)"
    }
  }

  private func also(_ owners: [NodeID]) -> [String] {
    owners.isEmpty ? [] : ["also \(owners.map(name(of:)).joined(separator: " "))"]
  }
}
