/// Where the leaks start of which nobody tracked an object.
///
/// A leak starts at a ring, at an object to which nothing leads, or at the first listed object on the path
/// from a root. What such a start keeps stays with it and is no leak of its own, except a ring that has an
/// object of the program on it. Linear in the graph, and nothing recurses.
package struct LeakStarts {
  /// Whose an object is.
  package enum Owner {
    /// The program's.
    case program
    /// A library's: it is listed only where a leak starts with it.
    case library
  }

  /// Why an object is alive, as far as the whole graph tells at once.
  package enum Kind: UInt8, Comparable, Sendable {
    /// A ring keeps it.
    case cycle
    /// Nothing known keeps it.
    case abandoned
    /// A root reaches it.
    case held

    /// Tells which of two kinds is shown first.
    package static func < (left: Kind, right: Kind) -> Bool { left.rawValue < right.rawValue }
  }

  /// The start of one leak.
  package struct Start {
    /// Why its objects are alive.
    package let kind: Kind
    /// The listed objects that it may be shown from: those on the ring, or one.
    package let nodes: [NodeID]
  }

  /// The survivors that nobody tracked.
  package private(set) var listed: [(node: NodeID, kind: Kind)] = []
  /// The leaks that no explanation has shown yet.
  package private(set) var starts: [Start] = []

  private let analysis: OwnershipAnalysis
  private let owner: (NodeID) -> Owner?
  /// For each node whether it is explained anyway, and whether an explanation mentions it.
  private let isTracked: [Bool]
  private let isShown: [Bool]

  /// Looks for leaks.
  ///
  /// - Parameters:
  ///   - analysis: The graph and what roots reach in it.
  ///   - tracked: The objects that are explained anyway.
  ///   - shown: What their explanations mention.
  ///   - owner: Whose an object is; nil for what is not to be listed.
  package init(
    in analysis: OwnershipAnalysis, tracked: Set<NodeID>, shown: Set<NodeID>,
    owner: @escaping (NodeID) -> Owner?
  ) {
    self.analysis = analysis
    self.owner = owner
    var isTracked = [Bool](repeating: false, count: analysis.graph.nodeCount)
    for node in tracked { isTracked[node.index] = true }
    self.isTracked = isTracked
    var isShown = isTracked
    for node in shown { isShown[node.index] = true }
    self.isShown = isShown
    lookAtWhatNoRootReaches()
    lookAtWhatRootsReach()
  }

  // MARK: Cycle and abandoned

  private struct Origin: OptionSet {
    let rawValue: UInt8
    /// A ring keeps it.
    static let ring = Origin(rawValue: 1)
    /// A listed or tracked object keeps it.
    static let listed = Origin(rawValue: 2)
  }

  /// Takes the components in turn, owners before what they own.
  private mutating func lookAtWhatNoRootReaches() {
    let region = analysis.region
    var origins = [Origin](repeating: [], count: analysis.graph.nodeCount)
    for component in region.components.isClosed.indices.reversed() {
      let members = region.components.members(of: UInt32(component))
      let isRing = region.components.isClosed[component]
      var origin = members.reduce(into: isRing ? Origin.ring : []) {
        $0.formUnion(origins[Int($1)])
      }
      guard let first = members.first, !analysis.isHeld(NodeID(rawValue: first)) else { continue }
      if list(members, isRing: isRing, origin: origin) { origin.insert(.listed) }
      guard !origin.isEmpty else { continue }
      for member in members {
        for edge in region.references.edges(of: member) {
          origins[Int(region.references.target(ofEdgeAt: edge))].formUnion(origin)
        }
      }
    }
  }

  /// Lists what is to be listed of a component; whether anything is, or is shown already.
  private mutating func list(
    _ members: ArraySlice<UInt32>, isRing: Bool, origin: Origin
  ) -> Bool {
    let nodes = members.lazy.map(NodeID.init(rawValue:))
    let isShown = nodes.contains { self.isShown[$0.index] }
    let isKept = origin.contains(.listed)
    var own: [NodeID] = []
    var others: [NodeID] = []
    for node in nodes where !isTracked[node.index] {
      switch owner(node) {
      case .program: own.append(node)
      case .library where isRing || !(isKept || isShown): others.append(node)
      case .library, nil: break
      }
    }
    let kind = origin.contains(.ring) ? Kind.cycle : .abandoned
    for node in own { listed.append((node, kind)) }
    for node in others { listed.append((node, kind)) }
    let begins = isRing ? !isKept || !own.isEmpty : !isKept
    if begins, !isShown, !(own.isEmpty && others.isEmpty) {
      starts.append(Start(kind: kind, nodes: own.isEmpty ? others : own))
    }
    return isShown || !(own.isEmpty && others.isEmpty)
  }

  // MARK: Held

  private static let unknown = UInt32.max
  private static let none = UInt32.max - 1
  private static let explained = UInt32.max - 2

  private mutating func lookAtWhatRootsReach() {
    var starts = [UInt32](repeating: Self.unknown, count: analysis.graph.nodeCount)
    var way: [UInt32] = []
    for number in 0..<UInt32(analysis.graph.nodeCount) {
      let node = NodeID(rawValue: number)
      guard analysis.isHeld(node), !isTracked[node.index], owner(node) == .program else {
        continue
      }
      listed.append((node, .held))
      var above: UInt32? = number
      while let current = above, starts[Int(current)] == Self.unknown {
        way.append(current)
        above = analysis.fromRoots.previous(to: current)
      }
      var start = above.map { starts[Int($0)] } ?? Self.none
      while let current = way.popLast() {
        start = self.start(at: NodeID(rawValue: current), after: start)
        starts[Int(current)] = start
      }
      if start == number { self.starts.append(Start(kind: .held, nodes: [node])) }
    }
  }

  /// Where the leak starts that a node is part of, given that of the node before it on the path.
  private func start(at node: NodeID, after previous: UInt32) -> UInt32 {
    if previous == Self.explained || isTracked[node.index] { return Self.explained }
    if isShown[node.index] { return Self.none }
    if previous != Self.none { return previous }
    return owner(node) == .program ? node.rawValue : Self.none
  }
}
