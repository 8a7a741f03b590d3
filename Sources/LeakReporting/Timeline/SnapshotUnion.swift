import ReportModel

/// The objects and references of all moments of a run, each once.
///
/// A snapshot knows an object by its label, or by its type. What a snapshot and the report have in common is found
/// from the labels on: what a known object refers to by a known name is the same object, and so is what refers to
/// it. From the end of the run to its beginning every snapshot adds what was not known.
struct SnapshotUnion {
  /// A reference; one without an owner is from the root of this name.
  struct Edge: Equatable {
    var owner: Int?
    var name: String
    var target: Int
  }

  /// What there was at a moment.
  struct Moment {
    /// The event right after which memory was read.
    let event: Int
    var nodes: Set<Int> = []
    var edges: Set<Int> = []
    let isComplete: Bool
  }

  /// The objects, those of the report first.
  private(set) var nodes: [OwnershipNode]
  /// The references.
  private(set) var edges: [Edge] = []
  /// The moments in their order.
  private(set) var moments: [Moment] = []

  private struct Key: Hashable {
    let node: Int?
    let name: String
  }

  private var leaving: [Key: [Int]] = [:]
  private var arriving: [Key: [Int]] = [:]
  private var labels: [String: Int] = [:]
  private var types: [String]
  private var highest: [String: Int] = [:]

  init(_ snapshots: [ReferenceSnapshot], of ownership: OwnershipReport) {
    nodes = ownership.nodes
    types = ownership.nodes.map { ReferenceKey.type($0.type, isLoose: false) }
    for (number, node) in nodes.enumerated() {
      if let label = node.label, labels[label] == nil { labels[label] = number }
      highest[node.type] = max(highest[node.type] ?? 0, node.number)
    }
    for explanation in ownership.allExplanations {
      for step in explanation.stepsFromRoots { _ = add(step.owner, step.name, step.target) }
    }
    for snapshot in snapshots.reversed() { moments.insert(add(snapshot), at: 0) }
  }

  /// The references of a chain of the report, by their position; nil for one that no snapshot could have.
  func places(of chain: [OwnershipStep]) -> [Int]? {
    let places = chain.map { find($0.owner, $0.name, $0.target) }
    return places.contains(nil) ? nil : places.compactMap(\.self)
  }

  // MARK: References

  private static func key(_ name: String) -> String { ReferenceKey.name(name, isLoose: false) }

  private func find(_ owner: Int?, _ name: String, _ target: Int) -> Int? {
    leaving[Key(node: owner, name: Self.key(name))]?.first { edges[$0].target == target }
  }

  private mutating func add(_ owner: Int?, _ name: String, _ target: Int) -> Int {
    if let known = find(owner, name, target) { return known }
    leaving[Key(node: owner, name: Self.key(name)), default: []].append(edges.count)
    arriving[Key(node: target, name: Self.key(name)), default: []].append(edges.count)
    edges.append(Edge(owner: owner, name: name, target: target))
    return edges.count - 1
  }

  // MARK: Snapshots

  private mutating func add(_ snapshot: ReferenceSnapshot) -> Moment {
    let places = identify(snapshot)
    var moment = Moment(
      event: snapshot.event, nodes: Set(places), isComplete: snapshot.isComplete)
    for step in snapshot.references {
      moment.edges.insert(add(step.owner.map { places[$0] }, step.name, places[step.target]))
    }
    return moment
  }

  /// For each object of a snapshot its position here; new ones are added.
  private mutating func identify(_ snapshot: ReferenceSnapshot) -> [Int] {
    var places = [Int?](repeating: nil, count: snapshot.nodes.count)
    var isTaken: Set<Int> = []
    var open: [Int] = []
    func take(_ place: Int, for number: Int) {
      places[number] = place
      isTaken.insert(place)
      open.append(number)
    }
    for (number, node) in snapshot.nodes.enumerated() {
      if let place = node.label.flatMap({ labels[$0] }) { take(place, for: number) }
    }
    let steps = snapshot.references
    let from = Dictionary(grouping: steps.indices) { steps[$0].owner }
    let to = Dictionary(grouping: steps.indices) { steps[$0].target }
    func match(_ number: Int, _ candidates: [Int], _ name: String, _ end: (Edge) -> Int?) {
      let type = ReferenceKey.type(snapshot.nodes[number].type, isLoose: false)
      let fitting = candidates.filter { candidate in
        guard let place = end(edges[candidate]), !isTaken.contains(place) else { return false }
        return types[place] == type && snapshot.nodes[number].label == nil
      }
      let best = fitting.first { edges[$0].name == name } ?? fitting.first
      if let place = best.flatMap({ end(edges[$0]) }) { take(place, for: number) }
    }
    func follow(_ step: OwnershipStep, from owner: Int?) {
      guard places[step.target] == nil else { return }
      let candidates = leaving[Key(node: owner, name: Self.key(step.name))] ?? []
      match(step.target, candidates, step.name) { $0.target }
    }
    func trace(_ step: OwnershipStep, to target: Int) {
      guard let owner = step.owner, places[owner] == nil else { return }
      let candidates = arriving[Key(node: target, name: Self.key(step.name))] ?? []
      match(owner, candidates, step.name) { $0.owner }
    }
    func spread() {
      while !open.isEmpty {
        let number = open.removeFirst()
        guard let place = places[number] else { continue }
        for step in from[number] ?? [] { follow(steps[step], from: place) }
        for step in to[number] ?? [] { trace(steps[step], to: place) }
      }
    }
    spread()
    for step in from[nil] ?? [] { follow(steps[step], from: nil) }
    spread()
    for number in snapshot.nodes.indices where places[number] == nil {
      if let place = later(like: snapshot.nodes[number]), !isTaken.contains(place) {
        take(place, for: number)
        spread()
      }
    }
    return snapshot.nodes.enumerated().map { number, node in places[number] ?? append(node) }
  }

  /// What has the type and number of an object at the moment after.
  private func later(like node: OwnershipNode) -> Int? {
    guard node.label == nil, let next = moments.first else { return nil }
    return next.nodes.filter {
      nodes[$0].label == nil && nodes[$0].type == node.type && nodes[$0].number == node.number
    }.min()
  }

  private mutating func append(_ node: OwnershipNode) -> Int {
    var node = node
    highest[node.type, default: 0] += 1
    node.number = highest[node.type] ?? 1
    if let label = node.label, labels[label] == nil { labels[label] = nodes.count }
    nodes.append(node)
    types.append(ReferenceKey.type(node.type, isLoose: false))
    return nodes.count - 1
  }
}

extension OwnershipExplanation {
  /// The references on the rings and paths that keep the object; what a root refers to has the name of the root.
  fileprivate var stepsFromRoots: [OwnershipStep] {
    rings.flatMap(\.self) + pathFromRoot
      + otherPaths.flatMap { Self.steps($0.steps, from: $0.root) }
  }

  /// The path to the object; what a root refers to has the name of the root.
  var pathFromRoot: [OwnershipStep] { Self.steps(path, from: root) }

  private static func steps(_ steps: [OwnershipStep], from root: String?) -> [OwnershipStep] {
    guard var first = steps.first, first.owner == nil, let root else { return steps }
    first.name = root
    return [first] + steps.dropFirst()
  }
}
