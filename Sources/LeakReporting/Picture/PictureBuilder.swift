package import ReportModel

/// Makes a picture of a report: survivors with the rings and paths that keep them.
package struct PictureBuilder {
  /// A ring or path of more references is drawn without its middle.
  private static let longestChain = 14
  /// So many nodes are drawn; rings and paths that need more are counted.
  package static let mostNodes = 60

  private let ownership: OwnershipReport
  private let names: NodeNames
  package private(set) var picture: Picture
  private var places: [Int: Int] = [:]
  private var roots: [String: Int] = [:]
  private var edges: [Ends: Int] = [:]
  private var isTracked: Set<Int> = []
  private var cuts: Set<EdgeKey> = []
  private var leftOut = 0
  private let removed: RemovedReferences?

  private struct Ends: Hashable {
    let from: Int
    let to: Int
    let kind: PictureEdge.Kind
    let isCut: Bool
    var removal: String?
  }

  /// Draws a report.
  ///
  /// - Parameters:
  ///   - report: The report on a run.
  ///   - showsWeak: Whether references are drawn that keep nothing, if the report has them.
  package init(_ report: RunReport, showsWeak: Bool) {
    self.init(report, showsWeak: showsWeak, removed: nil)
  }

  /// Draws a report on a leak with what its repair removes.
  init(_ report: RunReport, showsWeak: Bool, removed: RemovedReferences?) {
    self.removed = removed
    let scenario = report.scenario
    picture = Picture(title: "\(scenario.name): \(VisibleText.line(scenario.summary))")
    if case .read(let read) = report.ownership { ownership = read } else { ownership = .init() }
    names = NodeNames(nodes: ownership.nodes)
    isTracked = Set(ownership.explanations.map(\.object))
    let ranking = CutRanking(ownership)
    for explanation in ownership.allExplanations.prefix(Self.mostNodes) {
      guard let best = ranking.cuts(freeing: explanation).best else { continue }
      if best.allSatisfy({ !cuts.contains(EdgeKey($0)) }) { cuts.formUnion(best.map(EdgeKey.init)) }
    }
    addChains()
    for explanation in ownership.explanations where picture.nodes.count < Self.mostNodes {
      _ = node(explanation.object)
    }
    if showsWeak { addWeak() }
    addGone(report)
    addNotes(report)
  }

  // MARK: Chains

  private mutating func addChains() {
    let all = ownership.allExplanations
    // What the report shows first is drawn first, of every survivor.
    for explanation in all {
      if let ring = explanation.rings.first { add(ring, as: .ring, isRing: true) }
      if let path = explanation.chains.first { add(path, as: .strong, isRing: false) }
    }
    for explanation in all {
      for ring in explanation.rings.dropFirst() { add(ring, as: .otherRing, isRing: true) }
      for path in explanation.chains.dropFirst() { add(path, as: .strong, isRing: false) }
    }
  }

  private mutating func add(_ steps: [OwnershipStep], as kind: PictureEdge.Kind, isRing: Bool) {
    let isLong = steps.count > Self.longestChain
    let half = Self.longestChain / 2
    let shown = isLong ? Array(steps.prefix(half) + steps.suffix(half)) : steps
    let new = Set(shown.flatMap { [$0.owner ?? $0.target, $0.target] }).filter {
      places[$0] == nil
    }
    guard picture.nodes.count + new.count < Self.mostNodes || picture.nodes.isEmpty else {
      leftOut += 1
      return
    }
    var previous: Int?
    for (index, step) in shown.enumerated() {
      let hidden =
        isLong && index == half
        ? steps[half...(steps.count - half)].reduce(steps.count - 2 * half) {
          $0 + ($1.skipped ?? 0)
        } : step.skipped ?? 0
      if hidden > 0, let previous, let owner = step.owner {
        addFold(of: hidden, from: previous, to: node(owner), as: kind)
      }
      add(step, as: kind)
      previous = node(step.target)
    }
  }

  private mutating func addFold(
    of count: Int, from: Int, to: Int, as kind: PictureEdge.Kind
  ) {
    let text = "… \(count) more references …"
    let fold = picture.nodes.count
    guard edges[Ends(from: from, to: -to - 1, kind: .folded, isCut: false)] == nil else { return }
    edges[Ends(from: from, to: -to - 1, kind: .folded, isCut: false)] = fold
    picture.nodes.append(PictureNode(kind: .folded, lines: [text]))
    picture.edges.append(PictureEdge(from: from, to: fold, names: [], kind: kind))
    picture.edges.append(PictureEdge(from: fold, to: to, names: [], kind: kind))
    let note = "Rings and paths of more than \(Self.longestChain) references are folded."
    if !picture.notes.contains(note) { picture.notes.append(note) }
  }

  private mutating func add(_ step: OwnershipStep, as kind: PictureEdge.Kind) {
    let from = step.owner.map { node($0) } ?? root(step.name)
    let isVariable = step.owner.map { ownership.nodes[$0].isVariable } ?? true
    let isPlain = isVariable && (step.owner == nil || step.name == "captures")
    add(
      isPlain ? "" : VisibleText.line(step.name), from: from, to: node(step.target), kind,
      isCut: cuts.contains(EdgeKey(step)), removal: removed?.words[EdgeKey(step)])
  }

  /// Adds a reference, unless the same is drawn already as something more important.
  private mutating func add(
    _ name: String, from: Int, to: Int, _ kind: PictureEdge.Kind, isCut: Bool = false,
    removal: String? = nil
  ) {
    let isKnown = picture.edges.contains {
      $0.from == from && $0.to == to && (name.isEmpty || $0.names.contains(name))
    }
    guard !isKnown else { return }
    let ends = Ends(from: from, to: to, kind: kind, isCut: isCut, removal: removal)
    if let place = edges[ends] {
      picture.edges[place].names.append(name)
      return
    }
    edges[ends] = picture.edges.count
    picture.edges.append(
      PictureEdge(
        from: from, to: to, names: name.isEmpty ? [] : [name], kind: kind, isCut: isCut,
        removal: removal))
  }

  // MARK: Nodes

  private mutating func node(_ number: Int) -> Int {
    if let known = places[number] { return known }
    let kind: PictureNode.Kind =
      isTracked.contains(number)
      ? .survivor : ownership.nodes[number].isClosure ? .closure : .object
    let label = ownership.nodes[number].label.map { ["\"\(VisibleText.line($0))\""] } ?? []
    let type = label.isEmpty ? names.name(number) : VisibleText.line(ownership.nodes[number].type)
    places[number] = picture.nodes.count
    picture.nodes.append(
      PictureNode(
        kind: kind, lines: (label + [type]).flatMap { BrokenText.lines(of: $0) }))
    return picture.nodes.count - 1
  }

  private mutating func root(_ name: String) -> Int {
    if let known = roots[name] { return known }
    let place = picture.addRoot(name)
    roots[name] = place
    return place
  }

  // MARK: The rest

  private mutating func addWeak() {
    for explanation in ownership.allExplanations {
      for reference in explanation.nonOwningReferences ?? [] {
        guard picture.nodes.count < Self.mostNodes || places[reference.owner] != nil else {
          leftOut += 1
          continue
        }
        add(
          "\(reference.kind.rawValue) \(VisibleText.line(reference.name))",
          from: node(reference.owner), to: node(explanation.object), .weak)
      }
    }
  }

  private mutating func addGone(_ report: RunReport) {
    let gone = report.deinitialized.prefix(max(0, Self.mostNodes - picture.nodes.count))
    for object in gone {
      let lines = ["\"\(VisibleText.line(object.label))\"", VisibleText.line(object.type)]
      picture.nodes.append(
        PictureNode(
          kind: .gone, lines: lines.flatMap { BrokenText.lines(of: $0) } + ["deinitialized"]))
    }
  }

  private mutating func addNotes(_ report: RunReport) {
    let drawn = ownership.explanations.count { places[$0.object] != nil }
    if drawn < ownership.explanations.count {
      picture.notes.append("\(ownership.explanations.count - drawn) more survivors are not drawn.")
    }
    if leftOut > 0 {
      let rest = leftOut == 1 ? "1 ring or path is" : "\(leftOut) rings and paths are"
      picture.notes.append("\(rest) not drawn: a picture has \(Self.mostNodes) nodes at most.")
    }
    if let removed { picture.notes.append(removed.note) }
    if ownership.furtherLeaks > 0 {
      picture.notes.append("\(ownership.furtherLeaks) more leaks were not looked into.")
    }
    if case .unavailable(let reason) = report.ownership { picture.notes.append(reason) }
    if !report.hasLeak, !report.ending.isEarly { picture.notes.append("Nothing survived.") }
    if report.ending.isEarly {
      picture.notes.append("The scenario did not end by itself: \(report.ending.words).")
    }
  }
}
