import ReportModel

/// One picture for all moments of a run: of what keeps the tracked objects, all that ever was there.
///
/// What keeps the survivors at the end comes first, then the tracked objects, then what owns them, then its owners.
struct TimelineDrawing {
  /// So many objects and roots are drawn.
  private static let mostNodes = 40

  private let union: SnapshotUnion
  /// The picture.
  private(set) var picture: Picture
  /// For each reference that is drawn its arrow.
  private(set) var arrows: [Int: Int] = [:]
  /// The references that are drawn, in the order of drawing.
  private(set) var order: [Int] = []
  /// What is not drawn, as full sentences.
  private(set) var notes: [String] = []

  private var boxes: [Int: Int] = [:]
  private var roots: [String: Int] = [:]
  private let chained: Set<Int>
  /// At which moments each reference is there.
  private let presence: [Int: [Int]]

  init(
    _ union: SnapshotUnion, of ownership: OwnershipReport, _ report: RunReport, names: NodeNames
  ) {
    self.union = union
    picture = Picture(title: "\(report.scenario.name), over time")
    var presence: [Int: [Int]] = [:]
    for (place, moment) in union.moments.enumerated() {
      for edge in moment.edges.sorted() { presence[edge, default: []].append(place) }
    }
    self.presence = presence
    let chains = ownership.allExplanations.flatMap { explanation in
      [explanation.verdict == .cycle ? explanation.rings.first ?? [] : explanation.pathFromRoot]
    }
    let places = chains.flatMap { union.places(of: $0) ?? [] }.filter { presence[$0] != nil }
    chained = Set(places)
    let survivors = Set(ownership.explanations.map(\.object))
    for node in selection(beginningWith: places) { draw(node, survivors, names) }
    // In an order that does not depend on that in which the snapshots tell them.
    let sorted = union.edges.indices.filter { presence[$0] != nil }.map { edge in
      let drawn = union.edges[edge]
      let ends = [drawn.owner.flatMap { boxes[$0] } ?? -1, boxes[drawn.target] ?? -1]
      return (edge: edge, ends: chained.contains(edge) ? [-2] + ends : ends, name: drawn.name)
    }.sorted {
      $0.ends == $1.ends
        ? $0.name < $1.name : $0.ends.lexicographicallyPrecedes($1.ends)
    }
    for edge in sorted.map(\.edge) {
      let isMachinery = union.edges[edge].owner == nil && Machinery.isRoot(union.edges[edge].name)
      if !isMachinery || chained.contains(edge) { draw(edge) }
    }
  }

  /// The boxes of a moment: its objects, and the roots that hold one.
  func places(of moment: SnapshotUnion.Moment) -> Set<Int> {
    let holding = moment.edges.compactMap { arrows[$0].map { picture.edges[$0].from } }
    return Set(moment.nodes.compactMap { boxes[$0] }).union(holding)
  }

  /// A reference with its owner and what it refers to, in words.
  func words(_ edge: Int, names: NodeNames) -> String {
    let edge = union.edges[edge]
    let step = OwnershipStep(owner: edge.owner, name: edge.name, target: edge.target)
    return "\(names.reference(step)) → \(names.name(edge.target))"
  }

  // MARK: What is drawn

  private mutating func selection(beginningWith places: [Int]) -> [Int] {
    var order: [Int] = []
    var isKnown: Set<Int> = []
    func add(_ node: Int) { if isKnown.insert(node).inserted { order.append(node) } }
    for place in places {
      if let owner = union.edges[place].owner { add(owner) }
      add(union.edges[place].target)
    }
    let seen = union.moments.reduce(into: Set<Int>()) { $0.formUnion($1.nodes) }
    for node in union.nodes.indices where union.nodes[node].label != nil && seen.contains(node) {
      add(node)
    }
    var owners: [Int: [Int]] = [:]
    for edge in union.edges.indices where presence[edge] != nil {
      guard let owner = union.edges[edge].owner else { continue }
      owners[union.edges[edge].target, default: []].append(owner)
    }
    for (node, all) in owners {
      owners[node] = all.sorted {
        let (one, other) = (union.nodes[$0], union.nodes[$1])
        return (one.type, one.number, $0) < (other.type, other.number, $1)
      }
    }
    var next = 0
    while next < order.count {
      for owner in owners[order[next]] ?? [] where !Machinery.isObject(union.nodes[owner]) {
        add(owner)
      }
      next += 1
    }
    let rest = order.count - Self.mostNodes
    if rest > 0 {
      notes.append(
        "\(rest) more \(rest == 1 ? "object leads" : "objects lead") to these and \(rest == 1 ? "is" : "are") not drawn."
      )
    }
    return Array(order.prefix(Self.mostNodes))
  }

  private mutating func draw(_ number: Int, _ survivors: Set<Int>, _ names: NodeNames) {
    let node = union.nodes[number]
    let kind: PictureNode.Kind =
      survivors.contains(number) ? .survivor : node.isClosure ? .closure : .object
    let label = node.label.map { ["\"\(VisibleText.line($0))\""] } ?? []
    let type = label.isEmpty ? names.name(number) : VisibleText.line(node.type)
    boxes[number] = picture.nodes.count
    picture.nodes.append(
      PictureNode(kind: kind, lines: (label + [type]).flatMap { BrokenText.lines(of: $0) }))
  }

  private mutating func draw(_ number: Int) {
    let edge = union.edges[number]
    guard let to = boxes[edge.target] else { return }
    defer { if arrows[number] != nil { order.append(number) } }
    let from: Int
    if let owner = edge.owner {
      guard let box = boxes[owner] else { return }
      from = box
    } else {
      from = root(edge.name)
    }
    let kind: PictureEdge.Kind = chained.contains(number) ? .ring : .strong
    let isVariable = edge.owner.map { union.nodes[$0].isVariable } ?? true
    let isPlain = isVariable && (edge.owner == nil || edge.name == "captures")
    let name = isPlain ? [] : [VisibleText.line(edge.name)]
    // References between the same two that come and go together are one arrow.
    for other in order where presence[other] == presence[number] {
      guard let arrow = arrows[other], picture.edges[arrow].from == from,
        picture.edges[arrow].to == to, picture.edges[arrow].kind == kind
      else { continue }
      for text in name where !picture.edges[arrow].names.contains(text) {
        picture.edges[arrow].names.append(text)
      }
      arrows[number] = arrow
      return
    }
    arrows[number] = picture.edges.count
    picture.edges.append(PictureEdge(from: from, to: to, names: name, kind: kind))
  }

  private mutating func root(_ name: String) -> Int {
    if let known = roots[name] { return known }
    let place = picture.addRoot(name)
    roots[name] = place
    return place
  }
}
