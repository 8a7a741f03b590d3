/// Turns verdicts into a result: numbers become names.
///
/// Objects are numbered per type in the order in which the result reaches them: tracked ones first, in
/// order of tracking, then those on rings and paths.
struct ResultBuilder {
  private let analysis: OwnershipAnalysis
  private let names: HeapNames
  private let tracked: [NodeID: TrackedObject.ID]
  private let options: InspectionOptions
  private var result = InspectionResult()
  private var positions: [NodeID: Int] = [:]
  private var counts: [String: Int] = [:]

  init(
    _ analysis: OwnershipAnalysis, names: HeapNames, tracked: [NodeID: TrackedObject.ID],
    options: InspectionOptions
  ) {
    self.analysis = analysis
    self.names = names
    self.tracked = tracked
    self.options = options
  }

  /// The result on the survivors of the analysis.
  consuming func build() -> InspectionResult {
    for survivor in analysis.survivors { _ = position(of: survivor) }
    for survivor in analysis.survivors { explain(survivor) }
    return result
  }

  // MARK: One survivor

  private mutating func explain(_ survivor: NodeID) {
    let found = analysis.explanation(of: survivor, ringLimit: options.ringLimit)
    var explanation = ObjectExplanation(
      object: position(of: survivor), kind: found.kind,
      strongCount: found.accounting.strongCount,
      referencesFound: found.accounting.countedReferences + acceptedCandidates(found.accounting))
    switch found.verdict {
    case .held(let held):
      explanation.root = names.name(of: held.path.root)
      explanation.path = steps(held.path)
      explanation.otherPaths = otherPaths(to: survivor, besides: held.path)
      setRings(held.rings, of: &explanation)
    case .cycle(let cycle):
      setRings(cycle.rings, of: &explanation)
      explanation.path = steps(cycle.pathFromRing)
      explanation.sharedSteps = cycle.sharedEdges.filter { edge in
        analysis.graph.kind(of: analysis.graph.owner(of: edge)) != .storage
      }.map { step(over: $0) }
      explanation.otherOwners = cycle.otherOwners.map { position(of: $0) }
    case .abandoned(let abandoned):
      explanation.path = steps(abandoned.path)
      explanation.otherOwners = abandoned.otherOwners.map { position(of: $0) }
    case .unexplained(.moreReferencesThanCounted):
      explanation.reason = "more strong references were found than its strong count says"
    case .unexplained(.unreadable):
      explanation.reason = "its memory could not be read"
    }
    explanation.fingerprint = analysis.suspects(of: found).map {
      Fingerprint(of: $0, in: analysis.graph, names: names).description
    }
    result.explanations.append(explanation)
  }

  /// The words accepted as owners, as many as the count has room for.
  private func acceptedCandidates(_ accounting: Accounting) -> Int {
    guard let count = accounting.strongCount else { return accounting.candidateReferences }
    return max(0, min(accounting.candidateReferences, count - accounting.countedReferences))
  }

  private mutating func setRings(_ rings: RingSelection, of explanation: inout ObjectExplanation) {
    explanation.rings = rings.rings.map { steps($0.edges) }
    explanation.hasAllRings = rings.isComplete
  }

  private mutating func otherPaths(to node: NodeID, besides path: OwnershipPath) -> [RootedPath] {
    guard options.pathLimit > 1 else { return [] }
    return analysis.paths(to: node, limit: options.pathLimit).paths.filter { $0 != path }.map {
      RootedPath(root: names.name(of: $0.root), steps: steps($0))
    }
  }

  // MARK: References and objects

  private mutating func steps(_ path: OwnershipPath) -> [PathStep] {
    analysis.graph.folded(path).map { step($0) }
  }

  private mutating func steps(_ edges: [EdgeID]) -> [PathStep] {
    analysis.graph.folded(edges).map { step($0) }
  }

  private mutating func step(_ step: FoldedStep) -> PathStep {
    let owner = step.owner.map { position(of: $0) }
    let name = step.edges.reduce(into: "") { text, edge in
      let next = names.name(of: edge)
      if text == HeapNames.capture, next.hasPrefix(text) { text = "" }
      let isJoined = text.isEmpty || next.isEmpty || next.first == "." || next.first == "["
      text += (isJoined ? "" : " ") + next
    }
    return PathStep(owner: owner, name: name, target: position(of: step.target))
  }

  private mutating func step(over edge: EdgeID) -> PathStep {
    let owner = position(of: analysis.graph.owner(of: edge))
    return PathStep(
      owner: owner, name: names.name(of: edge),
      target: position(of: analysis.graph.target(of: edge)))
  }

  private mutating func position(of node: NodeID) -> Int {
    if let known = positions[node] { return known }
    let type = names.name(of: node)
    counts[type, default: 0] += 1
    result.objects.append(
      InspectedObject(type: type, number: counts[type] ?? 1, tracked: tracked[node]))
    positions[node] = result.objects.count - 1
    return result.objects.count - 1
  }
}

extension Explanation {
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
