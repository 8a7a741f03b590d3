/// Collects nodes, references and roots, and makes an ownership graph of them.
///
/// The order of adding matters where a report has to choose among equals: add the references of one
/// node in declaration and index order, and the roots in an order that is the same in every run
/// (image, then symbol). The order of the nodes, and of the references of different nodes, does not
/// matter, and references may be added before their nodes.
public struct OwnershipGraphBuilder: Sendable {
  private var kinds: [NodeKind] = []
  private var traits: [NodeTraits] = []
  private var strongCounts = NodeCounts()
  private var sources: [UInt32] = []
  private var targets: [UInt32] = []
  private var labels: [LabelID] = []
  private var strengths: [EdgeStrength] = []
  private var roots: [Root] = []
  private var nonOwning: [NonOwningReference] = []
  private var wholes: [UInt32: UInt32] = [:]
  /// The edges that are no owners by themselves.
  private var ownerless: Set<UInt32> = []
  /// Nodes whose references are none.
  private var silent: Set<NodeID> = []

  /// Makes an empty builder with room for some nodes and edges.
  public init(nodes: Int = 0, edges: Int = 0) {
    kinds.reserveCapacity(nodes)
    traits.reserveCapacity(nodes)
    strongCounts.reserveCapacity(nodes)
    sources.reserveCapacity(edges)
    targets.reserveCapacity(edges)
    labels.reserveCapacity(edges)
    strengths.reserveCapacity(edges)
  }

  /// Adds a node; memory without a strong count has none.
  public mutating func addNode(
    kind: NodeKind, strongCount: Int? = nil, traits: NodeTraits = []
  ) -> NodeID {
    kinds.append(kind)
    self.traits.append(traits)
    let largest = Int(NodeCounts.none) - 1
    strongCounts.append(
      strongCount.map { UInt32(min(max(0, $0), largest)) } ?? NodeCounts.none)
    return NodeID(rawValue: UInt32(kinds.count - 1))
  }

  /// Adds traits to a node.
  public mutating func mark(_ node: NodeID, _ traits: NodeTraits) {
    self.traits[node.index].formUnion(traits)
  }

  /// Adds a reference that may keep its target alive.
  public mutating func addEdge(
    from owner: NodeID, to target: NodeID, label: LabelID, strength: EdgeStrength
  ) {
    sources.append(owner.rawValue)
    targets.append(target.rawValue)
    labels.append(label)
    strengths.append(strength)
  }

  /// How many edges were added so far.
  var edgeCount: Int { sources.count }

  /// Makes candidates of the counted references that were added last, from a number of edges on.
  ///
  /// That is for an object of which only one of its references tells that they are not sure.
  mutating func makeCandidates(ofEdgesFrom first: Int) {
    for edge in first..<edgeCount where strengths[edge] == .counted { strengths[edge] = .candidate }
  }

  /// Takes back the references that keep something alive and that nodes contain, those to come as well.
  ///
  /// That is for nodes which turn out to be something else only after their references were added.
  public mutating func removeReferences(of owners: Set<NodeID>) {
    silent.formUnion(owners)
  }

  /// Says that a node is a part of a task: its memory, or a child task in that memory.
  ///
  /// Adds the trusted reference from the whole to the part. A task and its own memory are no ring: a
  /// reference from a part to what it belongs to, directly or not, or to any part of that, closes
  /// none. What a root keeps such a reference does hand on, as from a child that can be resumed to the
  /// frame of its parent. A node is part of at most one other, and the parts form a tree.
  public mutating func addPart(_ part: NodeID, of whole: NodeID, label: LabelID) {
    addEdge(from: whole, to: part, label: label, strength: .trusted)
    wholes[part.rawValue] = whole.rawValue
    mark(part, .part)
  }

  /// Says that a node can make a suspended task go on: it has the task's continuation, or the task
  /// waits for its end.
  ///
  /// What a root keeps such a reference hands on. It is no owner, and closes no ring: without it the
  /// task would wait for ever, and be there all the same.
  public mutating func addResumption(from owner: NodeID, to task: NodeID, label: LabelID) {
    ownerless.insert(UInt32(sources.count))
    addEdge(from: owner, to: task, label: label, strength: .trusted)
  }

  /// Adds a counted reference that is taken back as soon as nothing else keeps its target.
  ///
  /// So it closes no ring; what a root keeps it hands on.
  public mutating func addRevocableReference(
    from owner: NodeID, to target: NodeID, label: LabelID
  ) {
    ownerless.insert(UInt32(sources.count))
    addEdge(from: owner, to: target, label: label, strength: .counted)
  }

  /// Adds a reference from outside the heap.
  @discardableResult
  public mutating func addRoot(
    _ target: NodeID, label: LabelID, strength: EdgeStrength, rank: RootRank
  ) -> RootID {
    roots.append(Root(target: target, label: label, strength: strength, rank: rank))
    return RootID(rawValue: UInt32(roots.count - 1))
  }

  /// Adds a reference that keeps nothing alive.
  public mutating func addNonOwningReference(
    from owner: NodeID, to target: NodeID, label: LabelID, kind: NonOwningReferenceKind
  ) {
    nonOwning.append(
      NonOwningReference(owner: owner, target: target, label: label, kind: kind))
  }

  /// Makes the graph: decides which candidates keep their targets alive, and sorts the edges.
  ///
  /// Linear in nodes, edges and roots.
  public consuming func build() -> OwnershipGraph {
    let counted = countTypedReferences()
    var candidates = NodeCounts(count: kinds.count)
    let rootIsAccepted = roots.map { root in
      let accepted = accepts(root.strength, to: root.target.index, counted: counted)
      if accepted, root.strength == .candidate { candidates[root.target.index] += 1 }
      return accepted
    }
    var offsets = RowOffsets(rows: kinds.count)
    for edge in sources.indices where accepts(edge, counted: counted) {
      offsets.count(Int(sources[edge]))
      if strengths[edge] == .candidate, !leadsBack(edge) { candidates[Int(targets[edge])] += 1 }
    }
    // Edges go to their places one by one: a large heap has no room for lists of them.
    let edgeCount = offsets.finishCounting()
    var sortedTargets = [UInt32](repeating: 0, count: edgeCount)
    var sortedLabels = [LabelID](repeating: LabelID(rawValue: 0), count: edgeCount)
    var edgeTraits = [EdgeTraits](
      repeating: EdgeTraits(strength: .counted, leadsBack: false), count: edgeCount)
    for edge in sources.indices where accepts(edge, counted: counted) {
      let place = offsets.takePlace(in: Int(sources[edge]))
      sortedTargets[place] = targets[edge]
      sortedLabels[place] = labels[edge]
      edgeTraits[place] = EdgeTraits(strength: strengths[edge], leadsBack: leadsBack(edge))
    }
    return OwnershipGraph(
      structure: Digraph(offsets: offsets.finished(), targets: sortedTargets),
      kinds: kinds, traits: traits, strongCounts: strongCounts, countedReferences: counted,
      candidateReferences: candidates, labels: sortedLabels, edgeTraits: edgeTraits,
      roots: roots, rootIsAccepted: rootIsAccepted, nonOwningReferences: nonOwning)
  }

  private func countTypedReferences() -> NodeCounts {
    var counted = NodeCounts(count: kinds.count)
    for edge in targets.indices where strengths[edge] == .counted && !isRemoved(edge) {
      counted[Int(targets[edge])] += 1
    }
    for root in roots where root.strength == .counted { counted[root.target.index] += 1 }
    return counted
  }

  /// Whether a reference keeps its target alive.
  ///
  /// A candidate keeps an object alive only if the object has more owners than the typed references
  /// account for.
  private func accepts(_ strength: EdgeStrength, to target: Int, counted: NodeCounts) -> Bool {
    guard strength == .candidate else { return true }
    let strongCount = strongCounts[target]
    return strongCount == NodeCounts.none || strongCount > counted[target]
  }

  private func accepts(_ edge: Int, counted: NodeCounts) -> Bool {
    !isRemoved(edge) && accepts(strengths[edge], to: Int(targets[edge]), counted: counted)
  }

  private func isRemoved(_ edge: Int) -> Bool {
    !silent.isEmpty && silent.contains(NodeID(rawValue: sources[edge]))
  }

  /// Whether an edge owns nothing: it resumes a task, will be taken back, or leads from a part to a whole that it belongs
  /// to or to a part of that.
  private func leadsBack(_ edge: Int) -> Bool {
    if ownerless.contains(UInt32(edge)) { return true }
    let source = sources[edge]
    guard traits[Int(source)].contains(.part), var ancestor = wholes[source] else { return false }
    let target = targets[edge]
    let wholeOfTarget = wholes[target]
    while true {
      if ancestor == target || ancestor == wholeOfTarget { return true }
      guard let next = wholes[ancestor] else { return false }
      ancestor = next
    }
  }
}
