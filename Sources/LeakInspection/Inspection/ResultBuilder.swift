/// Turns verdicts into a result: numbers become names.
///
/// Objects are numbered per type in the order in which the result reaches them: tracked ones first, in
/// order of tracking, then those on rings and paths.
struct ResultBuilder {
  private(set) var analysis: OwnershipAnalysis
  private let names: HeapNames
  private let tracked: [NodeID: TrackedObject.ID]
  private let options: InspectionOptions
  private var numbers = ObjectNumbers()
  /// Objects in the middle of long paths, which are counted and not told.
  private var skipped: Set<NodeID> = []
  /// Steps that were made already, by the references that they stand for: one ring may keep all survivors,
  /// and have as many references as a heap has blocks.
  private var madeSteps: [FoldedKey: PathStep] = [:]
  private var madeChains: [Chain: [PathStep]] = [:]
  private var madeSharedSteps: [Chain: [PathStep]] = [:]
  private var madeFingerprints: [Chain: String] = [:]

  /// References in turn, perhaps from a root.
  private struct Chain: Hashable {
    let edges: [EdgeID]
    var root: RootID?
    var isRing = false

    func hash(into hasher: inout Hasher) {
      hasher.combine(edges.count)
      hasher.combine(edges.first)
      hasher.combine(edges.last)
    }
  }

  private struct FoldedKey: Hashable {
    let first: EdgeID
    let last: EdgeID
  }

  init(
    _ analysis: consuming OwnershipAnalysis, names: HeapNames, tracked: [NodeID: TrackedObject.ID],
    options: InspectionOptions
  ) {
    self.analysis = analysis
    self.names = names
    self.tracked = tracked
    self.options = options
  }

  /// The result so far.
  private(set) var result = InspectionResult()

  /// The objects that the result mentions so far.
  var mentioned: Set<NodeID> { skipped.union(numbers.positions.keys) }

  /// Explains the survivors of the analysis.
  mutating func explainSurvivors() {
    for survivor in analysis.survivors { _ = position(of: survivor) }
    result.explanations = analysis.survivors.map {
      explanation(analysis.explanation(of: $0, ringLimit: options.ringLimit))
    }
  }

  /// Explains leaks of which nobody tracked an object, as many as there is room for.
  ///
  /// - Parameters:
  ///   - groups: The leaks, those alike together.
  ///   - listed: The survivors that nobody tracked.
  ///   - retained: What the groups keep, if that is told.
  ///   - tellsTypesApart: Whether objects of different types are never put together.
  mutating func explain(
    _ groups: [LeakGroups.Group], listed: Set<NodeID>, retained: [RetainedMemory] = [],
    tellsTypesApart: Bool = false
  ) {
    let shown = groups.prefix(options.leakLimit)
    analysis.include(shown.map(\.node))
    var places: [String: Int] = [:]
    for (number, group) in shown.enumerated() {
      let found = analysis.explanation(of: group.node, ringLimit: options.ringLimit)
      let kept = KeptObjects(
        of: group.node, in: analysis.graph, listed: listed,
        shown: found.nodes(in: analysis.graph), names: names)
      let name = fingerprint(ofLeak: found)
      let key = name.map { tellsTypesApart ? $0 + " " + names.name(of: group.node) : $0 }
      let place = key.flatMap { places[$0] } ?? result.leaks.count
      if place == result.leaks.count {
        if let key { places[key] = place }
        var explanation = explanation(found)
        explanation.fingerprint = name
        result.leaks.append(UntrackedLeak(explanation: explanation))
      }
      result.leaks[place].count += group.count
      if number < retained.count { result.leaks[place].retained += retained[number] }
      // A leak that is like one before is worth a line only if it keeps something else.
      guard place == result.leaks.count - 1 || !kept.shown.isEmpty else { continue }
      result.leaks[place].otherKeptCount += kept.otherCount
      result.leaks[place].kept += kept.shown.map { keptObject($0.node, path: $0.path, by: found) }
    }
    result.furtherLeakCount = groups.count - shown.count
  }

  private mutating func keptObject(
    _ node: NodeID, path: [EdgeID], by found: Explanation
  ) -> KeptObject {
    let components = analysis.region.components.component
    let isApart = components[Int(found.node.rawValue)] != components[Int(node.rawValue)]
    let ring = isApart ? analysis.rings(through: node, limit: 1).rings.first : nil
    return KeptObject(path: steps(path), ring: ring.map { steps($0.edges) } ?? [])
  }

  // MARK: One survivor

  private mutating func explanation(_ found: Explanation) -> ObjectExplanation {
    let survivor = found.node
    var explanation = ObjectExplanation(
      object: position(of: survivor), kind: found.kind,
      strongCount: found.accounting.strongCount,
      referencesFound: found.accounting.countedReferences + acceptedCandidates(found.accounting))
    switch found.verdict {
    case .held(let held):
      explanation.root = names.name(of: held.path.root)
      if names.isPassing(held.path.root) { result.isPassing = true }
      explanation.path = steps(held.path)
      setOtherPaths(to: survivor, besides: held.path, of: &explanation)
      setRings(held.rings, of: &explanation)
    case .cycle(let cycle):
      setRings(cycle.rings, of: &explanation)
      explanation.path = steps(cycle.pathFromRing)
      explanation.sharedSteps = steps(overEach: cycle.sharedEdges, of: found.verdict.way)
      explanation.otherOwners = cycle.otherOwners.map { position(of: $0) }
    case .abandoned(let abandoned):
      explanation.path = steps(abandoned.path)
      explanation.otherOwners = abandoned.otherOwners.map { position(of: $0) }
    case .unexplained(.moreReferencesThanCounted):
      explanation.reason = "more strong references were found than its strong count says"
    case .unexplained(.unreadable):
      explanation.reason = "its memory could not be read"
    }
    explanation.hasFrameOwners = found.accounting.isOpen || isKeptByTask(found.verdict)
    if options.listsNonOwningReferences {
      explanation.nonOwningReferences = nonOwningReferences(to: survivor)
    }
    explanation.fingerprint = fingerprint(of: found)
    setCutSets(freeing: found, of: &explanation)
    return explanation
  }

  private mutating func fingerprint(of found: Explanation) -> String? {
    analysis.suspects(of: found).map { fingerprint(of: $0) }
  }

  /// The name of a leak of which nobody tracked an object.
  ///
  /// It is shown from an object of the program's. If none is on the ring, the ring is a library's, and what it keeps
  /// tells it from others.
  private mutating func fingerprint(ofLeak found: Explanation) -> String? {
    guard case .cycle(let cycle) = found.verdict, !cycle.pathFromRing.isEmpty,
      let suspects = analysis.suspects(of: found)
    else { return fingerprint(of: found) }
    return Fingerprint(
      of: suspects, wayFromRing: cycle.pathFromRing, in: analysis.graph, names: names
    ).description
  }

  private mutating func fingerprint(of suspects: SuspectReferences) -> String {
    let chain: Chain
    switch suspects {
    case .ring(let ring): chain = Chain(edges: ring.edges, isRing: true)
    case .chain(let root, let edges): chain = Chain(edges: edges, root: root)
    case .missing:
      return Fingerprint(of: suspects, in: analysis.graph, names: names).description
    }
    if let made = madeFingerprints[chain] { return made }
    let text = Fingerprint(of: suspects, in: analysis.graph, names: names).description
    madeFingerprints[chain] = text
    return text
  }

  /// Whether the last owner on a path is a task, or the closure that one runs; or a task is on the ring.
  ///
  /// Then a frame is likely to have a copy of the reference, whether or not it has one in this build.
  private func isKeptByTask(_ verdict: Verdict) -> Bool {
    for edge in verdict.path.reversed() {
      let owner = analysis.graph.owner(of: edge)
      if analysis.graph.kind(of: owner) == .task { return true }
      guard names.isClosure(owner) || analysis.graph.kind(of: owner) == .storage else {
        return false
      }
    }
    guard case .cycle(let cycle) = verdict else { return false }
    return cycle.rings.rings.contains { ring in
      ring.edges.contains { analysis.graph.kind(of: analysis.graph.target(of: $0)) == .task }
    }
  }

  /// The words accepted as owners, as many as the count has room for.
  private func acceptedCandidates(_ accounting: Accounting) -> Int {
    guard let count = accounting.strongCount else { return accounting.candidateReferences }
    return max(0, min(accounting.candidateReferences, count - accounting.countedReferences))
  }

  private mutating func setRings(_ rings: RingSelection, of explanation: inout ObjectExplanation) {
    // Two references of one name between the same two objects make rings that read the same.
    for ring in rings.rings {
      let steps = steps(ring.edges)
      if !explanation.rings.contains(steps) { explanation.rings.append(steps) }
    }
    explanation.hasAllRings = rings.isComplete
  }

  private mutating func setCutSets(
    freeing found: Explanation, of explanation: inout ObjectExplanation
  ) {
    guard options.cutLimit > 0 else { return }
    let cuts = analysis.cutSets(freeing: found, limit: options.cutLimit)
    let way = found.verdict.way
    explanation.cutSets = cuts.sets.map { steps(overEach: $0, of: way) }
    explanation.hasAllCutSets = cuts.isComplete
  }

  private mutating func setOtherPaths(
    to node: NodeID, besides path: OwnershipPath, of explanation: inout ObjectExplanation
  ) {
    guard options.pathLimit > 1 else { return }
    let found = analysis.paths(to: node, limit: options.pathLimit)
    explanation.hasAllPaths = found.isComplete
    explanation.otherPaths = found.paths.filter { $0 != path }.map {
      RootedPath(root: names.name(of: $0.root), steps: steps($0))
    }
  }

  private mutating func nonOwningReferences(to node: NodeID) -> [NonOwningStep] {
    analysis.graph.nonOwningReferences.filter { $0.target == node }.map { reference in
      NonOwningStep(
        owner: position(of: reference.owner), name: names.name(of: reference),
        kind: reference.kind)
    }
  }

  // MARK: References and objects

  private mutating func steps(_ path: OwnershipPath) -> [PathStep] {
    steps(of: FoldedSteps(of: path, in: analysis.graph))
  }

  private mutating func steps(_ edges: [EdgeID]) -> [PathStep] {
    if let made = madeChains[Chain(edges: edges)] { return made }
    let steps = steps(of: FoldedSteps(of: edges, in: analysis.graph))
    madeChains[Chain(edges: edges)] = steps
    return steps
  }

  private mutating func steps(of folded: FoldedSteps) -> [PathStep] {
    steps(of: folded, count: folded.reduce(0) { count, _ in count + 1 })
  }

  /// The steps in names; of too many the middle is left out.
  private mutating func steps(of folded: some Sequence<FoldedStep>, count: Int) -> [PathStep] {
    let limit = max(2, options.stepLimit)
    let excess = max(0, count - limit)
    let gap = limit / 2..<limit / 2 + excess
    var steps: [PathStep] = []
    for (index, folded) in folded.enumerated() {
      if excess > 0, gap.contains(index) {
        skipped.insert(folded.target)
      } else {
        steps.append(step(folded))
        if excess > 0, index == gap.upperBound { steps[steps.count - 1].skipped = excess }
      }
    }
    return steps
  }

  private mutating func step(_ step: FoldedStep) -> PathStep {
    guard step.owner != nil, let first = step.edges.first, let last = step.edges.last else {
      return newStep(step)
    }
    let key = FoldedKey(first: first, last: last)
    if let made = madeSteps[key] { return made }
    let new = newStep(step)
    madeSteps[key] = new
    return new
  }

  private mutating func newStep(_ step: FoldedStep) -> PathStep {
    let owner = step.owner.map { position(of: $0) }
    let name = names.name(of: step)
    return PathStep(owner: owner, name: name, target: position(of: step.target))
  }

  /// A step over each of some references of a way.
  ///
  /// Where the way goes through storage, its first reference may have no name of its own: the whole step has.
  private mutating func steps(overEach edges: [EdgeID], of way: [EdgeID]) -> [PathStep] {
    if let made = madeSharedSteps[Chain(edges: edges)] { return made }
    let own = edges.filter { edge in
      analysis.graph.kind(of: analysis.graph.owner(of: edge)) != .storage
    }
    var whole: [EdgeID: FoldedStep] = [:]
    for step in FoldedSteps(of: way, in: analysis.graph) {
      guard let first = step.edges.first, names.name(of: first).isEmpty else { continue }
      whole[first] = step
    }
    let single = own.lazy.map { [graph = analysis.graph] edge in
      whole[edge]
        ?? FoldedStep(owner: graph.owner(of: edge), edges: [edge], target: graph.target(of: edge))
    }
    let steps = steps(of: single, count: own.count)
    madeSharedSteps[Chain(edges: edges)] = steps
    return steps
  }

  private mutating func position(of node: NodeID) -> Int {
    numbers.position(
      of: node, among: &result.objects, tracked: tracked[node], type: names.fullName(of: node))
  }
}

extension Verdict {
  /// The references of the first ring, then those that lead to the object.
  fileprivate var way: [EdgeID] {
    guard case .cycle(let cycle) = self else { return path }
    return (cycle.rings.rings.first?.edges ?? []) + path
  }

  /// The references that lead to the object from a root, a ring or a lost owner.
  fileprivate var path: [EdgeID] {
    switch self {
    case .held(let held): held.path.edges
    case .cycle(let cycle): cycle.pathFromRing
    case .abandoned(let abandoned): abandoned.path
    case .unexplained: []
    }
  }
}

extension Explanation {
  /// The nodes that the verdict mentions.
  fileprivate func nodes(in graph: OwnershipGraph) -> Set<NodeID> {
    let edges: [EdgeID] =
      switch verdict {
      case .held(let held): held.path.edges + held.rings.rings.flatMap(\.edges)
      case .cycle(let cycle): cycle.pathFromRing + cycle.rings.rings.flatMap(\.edges)
      case .abandoned(let abandoned): abandoned.path
      case .unexplained: []
      }
    return Set(edges.flatMap { [graph.owner(of: $0), graph.target(of: $0)] }).union([node])
  }

  /// The verdict without what belongs to it.
  fileprivate var kind: ObjectExplanation.Kind {
    switch verdict {
    case .held: .held
    case .cycle: .cycle
    case .abandoned: .abandoned
    case .unexplained: .unexplained
    }
  }
}
