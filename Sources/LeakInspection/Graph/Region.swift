/// The part of a graph in which rings and missing owners are looked for.
///
/// It is everything that no root reaches, and what the survivors that a root reaches lead to. No ring
/// that matters leaves it. References that lead back from a part of a task are not in it: what they
/// lead to is kept by the task itself.
struct Region {
  /// The nodes, as the graph numbers them; in here they are numbered by their places.
  let nodes: [UInt32]
  /// The references between them, from owner to owned.
  let references: Digraph
  /// The components of `references`.
  let components: StronglyConnectedComponents
  /// The references from owned to owner, in the order of reading.
  let owners: Digraph
  /// The order of reading; see `SurvivorOrder`.
  let places: [UInt32]
  /// What the nodes cost in a path.
  let steps: [StepCost]

  private let numbers: [UInt32]
  private static let absent = UInt32.max

  /// No part of any graph.
  static let empty = Region(
    of: OwnershipGraphBuilder().build(), survivors: [], isReached: { _ in false })

  init(of graph: OwnershipGraph, survivors: [NodeID], isReached: (UInt32) -> Bool) {
    nodes = Self.nodes(of: graph, survivors: survivors, isReached: isReached)
    var numbers = [UInt32](repeating: Self.absent, count: graph.nodeCount)
    for (number, node) in nodes.enumerated() { numbers[Int(node)] = UInt32(number) }
    self.numbers = numbers
    references = graph.structure.induced(by: nodes, numbered: numbers) {
      !graph.edgeTraits[Int($0)].leadsBack
    }
    components = StronglyConnectedComponents(of: references)
    let order = SurvivorOrder(
      of: survivors.map { numbers[$0.index] }, in: references
    ) { [nodes] edge, owner in
      let owner = Int(nodes[Int(owner)])
      return SurvivorOrder.OwnerKey(
        label: graph.labels[Int(edge)].rawValue, kind: graph.kinds[owner].rawValue,
        strongCount: graph.strongCounts[owner])
    }
    owners = order.owners
    places = order.places
    steps = nodes.map { graph.kinds[Int($0)].cost }
  }

  /// The number in here of a node of the graph; nil when the node is outside.
  func number(of node: NodeID) -> UInt32? {
    let number = numbers[node.index]
    return number == Self.absent ? nil : number
  }

  private static func nodes(
    of graph: OwnershipGraph, survivors: [NodeID], isReached: (UInt32) -> Bool
  ) -> [UInt32] {
    var isInside = (0..<UInt32(graph.nodeCount)).map { !isReached($0) }
    var open: [UInt32] = []
    for survivor in survivors where !isInside[survivor.index] {
      isInside[survivor.index] = true
      open.append(survivor.rawValue)
    }
    while let node = open.popLast() {
      for place in graph.structure.edges(of: node) {
        let target = graph.structure.targets[place]
        guard !isInside[Int(target)] else { continue }
        isInside[Int(target)] = true
        open.append(target)
      }
    }
    return (0..<UInt32(graph.nodeCount)).filter { isInside[Int($0)] }
  }
}
