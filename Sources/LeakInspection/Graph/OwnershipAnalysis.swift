/// Says of objects that should be gone why they are still alive.
///
/// The work that all objects share is done once: the paths from the roots to everything they reach,
/// and, for what they do not reach and for what the survivors lead to, the strongly connected
/// components. It is linear in the graph, and nothing recurses.
///
/// Results do not depend on how nodes are numbered. Where several answers are equally good the order
/// of roots, the order of the references of a node, the order of the survivors and the order of
/// labels decide; the one exception is named at `SurvivorOrder`.
public struct OwnershipAnalysis: Sendable {
  /// The graph.
  public let graph: OwnershipGraph
  /// The objects that should be gone, in the order in which they were tracked.
  public private(set) var survivors: [NodeID]

  let fromRoots: LayeredSearch
  /// What the nodes cost in a path.
  private let steps: [StepCost]
  private(set) var region: Region

  /// Analyses a graph; rings are looked for from `survivors`, given in tracking order, and among
  /// everything that no root reaches.
  public init(of graph: OwnershipGraph, survivors: [NodeID]) {
    self.graph = graph
    self.survivors = survivors
    steps = graph.steps
    fromRoots = Self.search(in: graph, steps: steps)
    region = Region(
      of: graph, steps: steps, survivors: survivors, isReached: fromRoots.reaches)
  }

  /// Adds survivors, which come after the others in every order.
  ///
  /// What leads from the further ones to where nothing has led before makes the region larger. Where nobody
  /// else has a copy of this analysis the memory of the old one is given back before the new one is made: it
  /// may be as large as the heap.
  mutating func include(_ further: [NodeID]) {
    guard !further.isEmpty else { return }
    survivors += further
    if let reordered = region.reordered(for: survivors, of: graph) {
      region = reordered
      return
    }
    region = .empty
    region = Region(
      of: graph, steps: steps, survivors: survivors, isReached: fromRoots.reaches)
  }

  /// Whether a root reaches a node.
  public func isHeld(_ node: NodeID) -> Bool { fromRoots.reaches(node.rawValue) }

  /// The nodes that no root reaches, in the order of their numbers.
  public var unreached: [NodeID] {
    (0..<UInt32(graph.nodeCount)).filter { !fromRoots.reaches($0) }.map(NodeID.init(rawValue:))
  }

  /// Says why a node is alive.
  ///
  /// - Parameters:
  ///   - node: A survivor, or anything else. Of a node that a root reaches and that is neither a
  ///     survivor nor kept by one, rings are not known.
  ///   - ringLimit: How many rings to show at most; of a ring that keeps the node at least one is.
  /// - Returns: The verdict, with what it rests on.
  public func explanation(of node: NodeID, ringLimit: Int = 3) -> Explanation {
    Explanation(
      node: node, verdict: verdict(of: node, ringLimit: ringLimit),
      accounting: graph.accounting(of: node))
  }

  private func verdict(of node: NodeID, ringLimit: Int) -> Verdict {
    if graph.traits(of: node).contains(.unreadable) { return .unexplained(.unreadable) }
    if graph.accounting(of: node).hasError { return .unexplained(.moreReferencesThanCounted) }
    if isHeld(node) {
      return .held(
        Verdict.Held(path: path(to: node), rings: rings(through: node, limit: ringLimit)))
    }
    return verdictWithoutRoot(of: node, ringLimit: ringLimit)
  }

  /// The path from a root to a node that one reaches.
  func path(to node: NodeID) -> OwnershipPath {
    path(to: node.rawValue, in: fromRoots)
  }

  /// The path that a search from roots found to a node.
  func path(to node: UInt32, in search: LayeredSearch) -> OwnershipPath {
    let (root, edges) = search.path(to: node)
    return OwnershipPath(
      root: RootID(rawValue: root), edges: edges.map(EdgeID.init(rawValue:)))
  }

  /// Searches from the roots of each rank in turn, so that a better rank wins over any length.
  static func search(
    in graph: OwnershipGraph, steps: [StepCost], blocking blocked: NodeID? = nil
  ) -> LayeredSearch {
    var search = LayeredSearch(in: graph.structure, steps: steps, blocked: blocked?.rawValue)
    let accepted = graph.roots.indices.filter { graph.rootIsAccepted[$0] }
    for rank in RootRank.allCases {
      search.run(
        from: accepted.lazy.filter { graph.roots[$0].rank == rank }.map {
          (node: graph.roots[$0].target.rawValue, mark: UInt32($0))
        })
    }
    return search
  }
}
