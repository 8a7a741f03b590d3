/// The references around some objects: of what leads to them, and of what all of that leads to.
///
/// What the program's own variables, run loops, queues and tasks lead to is around them as well: an object that
/// was let go of is not connected any more with what held it. Parts of objects are folded into them, as they are
/// in paths. Objects in the middle of their `deinit` are left out, since what they held is going.
struct NearbyReferences {
  private let heap: HeapGraph
  private let graph: OwnershipGraph
  private let names: HeapNames
  private let limit: Int
  /// The nodes that are no part of another one, in the order in which the search comes to them.
  private(set) var nodes: [NodeID] = []
  /// Whether the search came to an end by itself.
  private(set) var isComplete = true
  private var isKnown: Set<NodeID> = []

  /// Looks around.
  ///
  /// - Parameters:
  ///   - starts: The objects from which the search goes out.
  ///   - heap: Their graph.
  ///   - names: What nodes and references are called.
  ///   - limit: How many nodes are looked for.
  init(of starts: [NodeID], in heap: HeapGraph, names: HeapNames, limit: Int) {
    self.heap = heap
    graph = heap.graph
    self.names = names
    self.limit = limit
    for start in starts { add(start) }
    searchBackwards(from: nodes)
    for root in graph.roots.indices
    where graph.roots[root].rank <= .registry && graph.isAccepted(RootID(rawValue: UInt32(root))) {
      for target in targets(of: graph.roots[root]) { add(target) }
    }
    searchForwards()
  }

  /// Adds a node unless it is known, or going; false where there is no room for it.
  @discardableResult
  private mutating func add(_ node: NodeID) -> Bool {
    guard !isGoing(node), !isKnown.contains(node) else { return true }
    guard nodes.count < limit else {
      isComplete = false
      return false
    }
    isKnown.insert(node)
    nodes.append(node)
    return true
  }

  private func isGoing(_ node: NodeID) -> Bool {
    Int(node.rawValue) < heap.isDead.count && heap.isDead[Int(node.rawValue)]
  }

  /// The references between the nodes, and those from roots, in the order of the nodes.
  var steps: [FoldedStep] { nodes.flatMap { steps(from: $0) { isKnown.contains($0) } } }

  /// The roots that keep one of the nodes, in the order of adding; a part stands for what it leads to.
  var roots: [(root: RootID, targets: [NodeID])] {
    graph.roots.indices.compactMap { index in
      let root = RootID(rawValue: UInt32(index))
      guard graph.isAccepted(root) else { return nil }
      let known = targets(of: graph.roots[index]).filter(isKnown.contains)
      return known.isEmpty ? nil : (root, known)
    }
  }

  private func targets(of root: Root) -> [NodeID] {
    graph.kind(of: root.target) == .storage
      ? steps(from: root.target) { _ in true }.map(\.target) : [root.target]
  }

  private mutating func searchForwards() {
    var next = 0
    while next < nodes.count {
      for step in steps(from: nodes[next], where: { _ in true }) {
        guard add(step.target) else { return }
      }
      next += 1
    }
  }

  private mutating func searchBackwards(from starts: [NodeID]) {
    let owners = graph.structure.reversed { !graph.edgeTraits[$0].leadsBack }
    var seen = Set(starts)
    var layer = starts
    while !layer.isEmpty {
      var found: [(node: NodeID, key: [String])] = []
      for node in layer {
        for place in owners.edges(of: node.rawValue) {
          let owner = NodeID(rawValue: owners.targets[place])
          guard seen.insert(owner).inserted else { continue }
          guard seen.count < limit * 4 else {
            isComplete = false
            return
          }
          let edge = EdgeID(rawValue: owners.name(ofEdgeAt: place))
          found.append((owner, [names.name(of: owner), names.name(of: edge)]))
        }
      }
      // Owners come in the order of their addresses, which differs from run to run.
      found.sort { $0.key.lexicographicallyPrecedes($1.key) }
      for owner in found.map(\.node) where graph.kind(of: owner) != .storage {
        guard add(owner) else { return }
      }
      layer = found.map(\.node)
    }
  }

  /// The steps from a node to the next ones that are no parts.
  private func steps(from start: NodeID, where isWanted: (NodeID) -> Bool) -> [FoldedStep] {
    var steps: [FoldedStep] = []
    var passed: Set<NodeID> = [start]
    func follow(_ node: NodeID, _ edges: [EdgeID]) {
      for edge in graph.edges(of: node) where !graph.edgeTraits[edge.index].leadsBack {
        let target = graph.target(of: edge)
        if graph.kind(of: target) != .storage {
          if isWanted(target) {
            steps.append(FoldedStep(owner: start, edges: (edges + [edge])[...], target: target))
          }
        } else if edges.count < Self.mostParts, passed.insert(target).inserted {
          follow(target, edges + [edge])
        }
      }
    }
    follow(start, [])
    return steps
  }

  /// Parts of parts are followed so far, so that a list of ten thousand boxes is no deep call.
  private static let mostParts = 16
}
