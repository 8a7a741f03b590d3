/// Puts leaks together that are alike, and chooses the one of each kind that is shown.
///
/// Alike are leaks between objects of the same types through the same members. That is told from words,
/// not from names but those of tasks, so that ten thousand of a kind cost little more than one.
struct LeakGroups {
  /// Leaks that are alike.
  struct Group {
    let kind: LeakStarts.Kind
    /// The object from which the leak is shown.
    let node: NodeID
    /// An object of each of the leaks.
    let starts: [NodeID]
    /// What the group is sorted by among those of its kind.
    fileprivate let key: String

    /// How many leaks there are.
    var count: Int { starts.count }
  }

  /// Of so many leaks of a kind the one to be shown is chosen; the others are counted.
  private static let comparedLeaks = 16
  /// So many of the references of a path tell it from others.
  private static let comparedSteps = 64

  private let heap: HeapGraph
  private let names: HeapNames
  private let analysis: OwnershipAnalysis
  private let distance: (NodeID) -> Int
  private let tellsTypesApart: Bool

  /// Groups leaks of an analysis.
  ///
  /// Of several objects that a leak may be shown from, one at the least distance is chosen. Objects that were asked for by type are told apart by it, though they may be on one ring.
  init(
    _ heap: HeapGraph, names: HeapNames, analysis: OwnershipAnalysis,
    distance: @escaping (NodeID) -> Int, tellsTypesApart: Bool = false
  ) {
    self.distance = distance
    self.tellsTypesApart = tellsTypesApart
    self.heap = heap
    self.names = names
    self.analysis = analysis
  }

  /// The groups: rings, then what is abandoned, then what is held, each in the order of their names.
  func groups(of starts: [LeakStarts.Start]) -> [Group] {
    var places: [Trace: Int] = [:]
    var alike: [[LeakStarts.Start]] = []
    for start in starts {
      let trace = trace(of: start)
      if let place = places[trace] {
        alike[place].append(start)
      } else {
        places[trace] = alike.count
        alike.append([start])
      }
    }
    return alike.map(group).sorted { ($0.kind, $0.key) < ($1.kind, $1.key) }
  }

  private func group(_ leaks: [LeakStarts.Start]) -> Group {
    let all = leaks.prefix(Self.comparedLeaks).flatMap(\.nodes).map { ($0, distance($0)) }
    let least = all.map(\.1).min()
    let choices = all.filter { $0.1 == least }.map(\.0)
    let types = choices.prefix(Self.comparedSteps).map { (node: $0, type: names.name(of: $0)) }
    let first = types.map(\.type).min() ?? ""
    let keyed = types.filter { $0.type == first }.map { (node: $0.node, key: key(of: $0.node)) }
    let chosen = keyed.min { $0.key < $1.key } ?? (choices.first ?? leaks[0].nodes[0], "")
    return Group(
      kind: leaks[0].kind, node: chosen.node, starts: leaks.map { $0.nodes[0] },
      key: first + "\n" + chosen.key)
  }

  /// What a reader sees of a node first: the path to it, or what it refers to.
  private func key(of node: NodeID) -> String {
    if analysis.isHeld(node) {
      let path = analysis.path(to: node)
      return
        ([names.name(of: path.root)]
        + path.edges.suffix(Self.comparedSteps).map { names.name(of: $0) })
        .joined(separator: "\n")
    }
    var text: [String] = []
    for edge in analysis.graph.edges(of: node).prefix(Self.comparedSteps) {
      let target = analysis.graph.target(of: edge)
      text.append(names.name(of: edge) + " " + names.name(of: target))
      guard analysis.graph.kind(of: target) == .storage else { continue }
      for inner in analysis.graph.edges(of: target).prefix(Self.comparedSteps) {
        text.append(names.name(of: inner) + " " + names.name(of: analysis.graph.target(of: inner)))
      }
    }
    return text.joined(separator: "\n")
  }

  // MARK: What tells leaks apart

  private struct Trace: Hashable {
    let kind: LeakStarts.Kind
    var sum = 0
  }

  private func trace(of start: LeakStarts.Start) -> Trace {
    var trace = Trace(kind: start.kind)
    let node = start.nodes[0]
    switch start.kind {
    case .cycle where !analysis.region.components.isOnRing(node.rawValue):
      trace.sum = [Int(bitPattern: type(of: node)), hashOfWayFromRing(to: node)].hashValue
    case .cycle:
      let (components, references) = (analysis.region.components, analysis.region.references)
      let component = components.component[Int(node.rawValue)]
      for member in components.members(of: component) {
        trace.sum &+= hashOfTask(NodeID(rawValue: member))
        for place in references.edges(of: member)
        where components.component[Int(references.target(ofEdgeAt: place))] == component {
          trace.sum &+= hash(EdgeID(rawValue: references.name(ofEdgeAt: place)))
        }
      }
    case .abandoned:
      trace.sum =
        [
          Int(bitPattern: type(of: node)), analysis.graph.accounting(of: node).ownersNotFound,
        ].hashValue
      // All tasks are of one type; what they run tells them apart.
      trace.sum = [trace.sum, hashOfTask(node)].hashValue
      // What it refers to tells where it was made.
      for edge in analysis.graph.edges(of: node).prefix(Self.comparedSteps) {
        trace.sum = [trace.sum, hash(edge)].hashValue
      }
    case .held:
      let path = analysis.path(to: node)
      if case .image(_, let address) = heap.rootPlaces[
        Int(analysis.graph.roots[Int(path.root.rawValue)].label.rawValue)]
      {
        trace.sum = address.hashValue
      }
      for edge in path.edges.suffix(Self.comparedSteps) {
        trace.sum = [trace.sum, hash(edge)].hashValue
      }
    }
    if tellsTypesApart { trace.sum = [trace.sum, Int(bitPattern: type(of: node))].hashValue }
    return trace
  }

  /// By which references a ring keeps an object that is not on it: those next to it, as far as there is one of each.
  private func hashOfWayFromRing(to node: NodeID) -> Int {
    let region = analysis.region
    var (sum, current) = (0, node.rawValue)
    for _ in 0..<Self.comparedSteps {
      guard let place = region.owners.edges(of: current).first else { break }
      sum = [sum, hash(EdgeID(rawValue: region.owners.name(ofEdgeAt: place)))].hashValue
      current = region.owners.target(ofEdgeAt: place)
      if region.components.isOnRing(current) { break }
    }
    return sum
  }

  /// Who owns whom, and through which member; elements of storage are all one.
  private func hash(_ edge: EdgeID) -> Int {
    let owner = analysis.graph.owner(of: edge)
    let place = heap.place(of: edge)
    let isMember = analysis.graph.kind(of: owner) != .storage
    return [
      type(of: owner), type(of: analysis.graph.target(of: edge)),
      isMember ? place.location &- heap.block(of: owner).address : 0,
      place.isClosure ? heap.memory.word(at: place.location &- 8) ?? 0 : 0,
    ].hashValue
  }

  /// What a task runs; 0 for other nodes.
  private func hashOfTask(_ node: NodeID) -> Int {
    analysis.graph.kind(of: node) == .task ? names.name(of: node).hashValue : 0
  }

  /// The first word of an object, which names its type.
  private func type(of node: NodeID) -> UInt {
    heap.memory.word(at: heap.block(of: node).address) ?? 0
  }
}
