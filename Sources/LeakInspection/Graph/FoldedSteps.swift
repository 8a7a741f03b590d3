/// A chain of references step by step, the storage in it folded; see `OwnershipGraph.folded`.
///
/// The steps are made while one goes through them: a ring may have as many as a heap has blocks.
struct FoldedSteps: Sequence, IteratorProtocol {
  private let graph: OwnershipGraph
  private let edges: [EdgeID]
  private var start = 0
  private var owner: NodeID?
  /// The step from the root, as long as it was not taken.
  private var fromRoot: FoldedStep?

  init(of edges: [EdgeID], in graph: OwnershipGraph) {
    self.graph = graph
    self.edges = edges
    owner = edges.first.map(graph.owner)
  }

  /// The steps of a path; the first one, from the root, has the storage behind the root folded in.
  init(of path: OwnershipPath, in graph: OwnershipGraph) {
    self.init(of: path.edges, in: graph)
    let behindRoot = path.edges.prefix { graph.kind(of: graph.owner(of: $0)) == .storage }
    let target = behindRoot.last.map(graph.target) ?? graph.roots[path.root.index].target
    fromRoot = FoldedStep(owner: nil, edges: behindRoot, target: target)
    (start, owner) = (behindRoot.count, target)
  }

  mutating func next() -> FoldedStep? {
    if let step = fromRoot.take() { return step }
    for position in start..<edges.count {
      let target = graph.target(of: edges[position])
      guard graph.kind(of: target) != .storage || position == edges.count - 1 else { continue }
      // The next step begins where this one ends.
      defer { (start, owner) = (position + 1, target) }
      return FoldedStep(owner: owner, edges: edges[start...position], target: target)
    }
    return nil
  }
}
