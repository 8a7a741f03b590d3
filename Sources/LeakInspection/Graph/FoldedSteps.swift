/// A chain of references step by step, the storage in it folded; see `OwnershipGraph.folded`.
///
/// The steps are made while one goes through them: a ring may have as many as a heap has blocks.
struct FoldedSteps: Sequence, IteratorProtocol {
  private let graph: OwnershipGraph
  private let edges: [EdgeID]
  private var start = 0
  private var owner: NodeID?

  init(of edges: [EdgeID], in graph: OwnershipGraph) {
    self.graph = graph
    self.edges = edges
    owner = edges.first.map(graph.owner)
  }

  mutating func next() -> FoldedStep? {
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
