import LeakInspection

/// The rules by brute force, on a spec and without any of the tool's code: reachability by repetition
/// until nothing changes, rings by trying every walk.
struct NaiveModel {
  let spec: GraphSpec
  /// The references that keep something alive.
  let edges: [GraphSpec.Edge]
  let roots: [GraphSpec.Root]
  /// All rings, each as the positions of its edges in `edges`, begun at the smallest node.
  let rings: [[Int]]

  init(_ spec: GraphSpec) {
    self.spec = spec
    func hasRoom(_ node: Int) -> Bool {
      spec.count(of: node).map { $0 > spec.countedReferences(to: node) } ?? true
    }
    edges = spec.edges.filter { edge in
      switch edge.strength {
      case .owning(let strength): strength != .candidate || hasRoom(edge.target)
      case .part, .resumption: true
      case .nonOwning: false
      }
    }
    roots = spec.roots.filter { $0.strength != .candidate || hasRoom($0.target) }
    var found: [[Int]] = []
    for start in spec.nodes.indices {
      Self.extend([], at: start, from: start, in: edges, of: spec, into: &found)
    }
    rings = found
  }

  private static func extend(
    _ walk: [Int], at node: Int, from start: Int, in edges: [GraphSpec.Edge], of spec: GraphSpec,
    into rings: inout [[Int]]
  ) {
    for (number, edge) in edges.enumerated()
    where edge.owner == node && edge.target >= start && !leadsBack(edge, in: spec) {
      if edge.target == start {
        rings.append(walk + [number])
      } else if !walk.contains(where: { edges[$0].target == edge.target }) {
        extend(walk + [number], at: edge.target, from: start, in: edges, of: spec, into: &rings)
      }
    }
  }

  private static func whole(of node: Int, in spec: GraphSpec) -> Int? {
    spec.edges.first { $0.strength == .part && $0.target == node }?.owner
  }

  static func leadsBack(_ edge: GraphSpec.Edge, in spec: GraphSpec) -> Bool {
    if edge.strength == .resumption { return true }
    var ancestors: [Int] = []
    var node = edge.owner
    while let next = whole(of: node, in: spec) {
      ancestors.append(next)
      node = next
    }
    let wholeOfTarget = whole(of: edge.target, in: spec)
    return ancestors.contains(edge.target) || ancestors.contains { $0 == wholeOfTarget }
  }

  /// Everything that some nodes lead to, themselves included, over some of the edges.
  func reach(from start: Set<Int>, over isAllowed: (Int) -> Bool = { _ in true }) -> Set<Int> {
    var reached = start
    while true {
      let before = reached.count
      for (number, edge) in edges.enumerated()
      where isAllowed(number) && reached.contains(edge.owner) {
        reached.insert(edge.target)
      }
      if reached.count == before { return reached }
    }
  }

  var held: Set<Int> { reach(from: Set(roots.map(\.target))) }

  /// Whether an edge is an owner also where no root is.
  func owns(_ edge: Int) -> Bool { !Self.leadsBack(edges[edge], in: spec) }

  func isOnRing(_ node: Int) -> Bool {
    rings.contains { $0.contains { edges[$0].owner == node } }
  }

  /// Whether a ring keeps a node once an edge is gone.
  func isKeptByRing(_ node: Int, without removed: Int? = nil) -> Bool {
    let intact = rings.filter { ring in !ring.contains { $0 == removed } }
    return reach(from: Set(intact.joined().map { edges[$0].owner })) { $0 != removed && owns($0) }
      .contains(node)
  }

  /// Whether a node has an owner among the references found that is not a part of itself, and as
  /// many as its count says.
  func isExplained(_ node: Int) -> Bool {
    let owners = edges.filter { $0.target == node && !Self.leadsBack($0, in: spec) }
    let candidates =
      owners.count { $0.strength == .owning(.candidate) }
      + roots.count { $0.target == node && $0.strength == .candidate }
    let found = spec.countedReferences(to: node) + candidates
    return !owners.isEmpty && found >= spec.count(of: node) ?? 0
  }

  /// The first word of the verdict.
  func verdict(on node: Int) -> String {
    if let count = spec.count(of: node), count < spec.countedReferences(to: node) {
      return "unexplained"
    }
    return held.contains(node) ? "held" : isKeptByRing(node) ? "cycle" : "abandoned"
  }
}
