/// The part of a graph in which rings and missing owners are looked for.
///
/// It is everything that no root reaches, and what the survivors that a root reaches lead to. No ring
/// that matters leaves it. References that lead back from a part of a task are not in it: what they
/// lead to is kept by the task itself.
///
/// Nodes have the numbers that the graph gave them; those outside the region have no references in it. About
/// 26 bytes per node of the graph, and nine per reference in the region.
struct Region {
  /// The references, from owner to owned.
  let references: Subgraph
  /// The components of `references`.
  let components: StronglyConnectedComponents
  /// The references from owned to owner, in the order of reading.
  let owners: Digraph
  /// The order of reading; see `SurvivorOrder`.
  let places: [UInt32]
  /// What the nodes cost in a path.
  let steps: [StepCost]
  /// For each node whether it is part of the region.
  private let isInside: [Bool]

  /// No part of any graph.
  static let empty = Region(
    of: OwnershipGraphBuilder().build(), steps: [], survivors: [], isReached: { _ in false })

  init(
    of graph: OwnershipGraph, steps: [StepCost], survivors: [NodeID],
    isReached: (UInt32) -> Bool
  ) {
    isInside = Self.nodes(of: graph, survivors: survivors, isReached: isReached)
    references = Self.references(of: graph, among: isInside)
    components = StronglyConnectedComponents(of: references, among: isInside)
    let order = Self.order(of: survivors, in: references, of: graph)
    owners = order.owners
    places = order.places
    self.steps = steps
  }

  /// The same part of a graph in the order of other survivors, which it has to contain.
  private init(_ region: Region, reorderedFor survivors: [NodeID], of graph: OwnershipGraph) {
    isInside = region.isInside
    references = region.references
    components = region.components
    let order = Self.order(of: survivors, in: references, of: graph)
    owners = order.owners
    places = order.places
    steps = region.steps
  }

  /// The same part in the order of other survivors; nil where one of them is not in it.
  func reordered(for survivors: [NodeID], of graph: OwnershipGraph) -> Region? {
    survivors.allSatisfy { isInside[$0.index] }
      ? Region(self, reorderedFor: survivors, of: graph) : nil
  }

  private static func order(
    of survivors: [NodeID], in references: Subgraph, of graph: OwnershipGraph
  ) -> SurvivorOrder {
    SurvivorOrder(of: survivors.map(\.rawValue), in: references) { edge, owner in
      SurvivorOrder.OwnerKey(
        label: graph.labels[Int(edge)].rawValue, kind: graph.kinds[Int(owner)].rawValue,
        strongCount: graph.strongCounts[Int(owner)])
    }
  }

  private static func references(of graph: OwnershipGraph, among isInside: [Bool]) -> Subgraph {
    var isHidden = [Bool](repeating: true, count: graph.edgeCount)
    for node in 0..<UInt32(graph.nodeCount) where isInside[Int(node)] {
      for place in graph.structure.edges(of: node)
      where isInside[Int(graph.structure.targets[place])] {
        isHidden[place] = graph.edgeTraits[place].leadsBack
      }
    }
    return Subgraph(of: graph.structure, hiding: isHidden)
  }

  /// For each node whether it is part of the region.
  private static func nodes(
    of graph: OwnershipGraph, survivors: [NodeID], isReached: (UInt32) -> Bool
  ) -> [Bool] {
    var isInside = (0..<UInt32(graph.nodeCount)).map { !isReached($0) }
    var open: [UInt32] = []
    for survivor in survivors where !isInside[survivor.index] {
      isInside[survivor.index] = true
      open.append(survivor.rawValue)
    }
    while let node = open.popLast() {
      for target in graph.structure.targets(of: node) where !isInside[Int(target)] {
        isInside[Int(target)] = true
        open.append(target)
      }
    }
    return isInside
  }
}
