/// Reads a frozen heap and makes the ownership graph of it.
///
/// Three passes: what each block is; the references in each; the words outside the heap. Linear in the
/// memory that is read.
///
/// Not to be copied, so that what it collects is changed in place.
struct HeapGraphAssembler: ~Copyable {
  private let memory: FrozenMemory
  private let reader: ObjectReader
  private let classes: DeclaredClasses
  private let blocks: BlockTable
  private var kinds: [ObjectKind]
  private var strongCounts: NodeCounts
  /// The blocks that functions have as their contexts: closures, and not boxes.
  private var isClosure: [Bool] = []
  private let thunks: Thunks
  private var graph: OwnershipGraphBuilder
  private var places = ReferencePlaces()
  /// What a container of a library allocates for its elements.
  private var memoryOfParts: [Int] = []
  private var remains: [Int] = []
  private var unownedTargets: Set<Int> = []
  /// Blocks whose words are not references: side tables, used work items, deinitialised objects,
  /// memory of metadata.
  private var isDead: [Bool]
  private var tasks: TaskJoin
  private let statics: StaticObjects
  /// Side tables that outlived their objects.
  private var orphanedTables: Set<NodeID> = []

  init(_ memory: FrozenMemory) {
    self.memory = memory
    reader = ObjectReader(memory: memory)
    classes = DeclaredClasses(memory: memory)
    thunks = Thunks(memory)
    blocks = memory.blocks
    tasks = TaskJoin(blocks: memory.blocks, reader: reader)
    statics = StaticObjects(memory, reader: reader)
    kinds = Array(repeating: .raw, count: blocks.count)
    strongCounts = NodeCounts(repeating: NodeCounts.none, count: blocks.count)
    isDead = Array(repeating: false, count: blocks.count)
    // There is about one reference per block. What is not used of the room is never touched.
    graph = OwnershipGraphBuilder(nodes: blocks.count, edges: 2 * blocks.count)
    for item in memory.usedWorkItems { isDead[item] = true }
  }

  /// Makes the graph.
  consuming func assemble() -> HeapGraph {
    classifyBlocks()
    joinTasks()
    addStaticObjects()
    readReferences()
    addNodes()
    addBonds()
    let roots = RootReader(
      memory: memory, reader: reader, kinds: kinds, isDead: isDead, statics: statics,
      firstStatic: firstStatic)
    var rootPlaces = roots.addRoots(to: &graph)
    tasks.addRoots(to: &graph, places: &rootPlaces)
    return HeapGraph(
      graph: graph.build(), memory: memory, reader: reader, tasks: tasks, statics: statics,
      kinds: kinds, places: places, rootPlaces: rootPlaces, isDead: isDead,
      remains: remains.filter(unownedTargets.contains))
  }

  // MARK: Blocks

  private mutating func classifyBlocks() {
    for position in 0..<blocks.count where !isDead[position] {
      let block = blocks[position]
      let (kind, strongCount) = reader.classification(of: block)
      kinds[position] = kind
      guard kind != .raw else { continue }
      if kind != .block, kind != .taskMemory,
        let table = memory.sideTable(ofObjectAt: block.address),
        let place = blocks.index(startingAt: table)
      {
        isDead[place] = true
      }
      switch strongCount {
      case .alive(let count): strongCounts[position] = UInt32(clamping: count)
      case .deinitialized:
        isDead[position] = true
        remains.append(position)
      case .immortal, nil: break
      }
    }
    let metadata = MetadataMemory(memory, kinds: kinds)
    for position in metadata.blocks(with: reader.metadata) { isDead[position] = true }
  }

  /// Adds what is in the frames of tasks and no block.
  private mutating func joinTasks() {
    for position in 0..<blocks.count where kinds[position] == .task && !isDead[position] {
      tasks.add(taskAt: position)
    }
    for object in tasks.inner {
      kinds.append(reader.kind(of: object))
      isDead.append(false)
      guard case .alive(let count) = reader.strongCount(of: object) else {
        strongCounts.append(NodeCounts.none)
        continue
      }
      strongCounts.append(UInt32(clamping: count))
    }
    // A task that has not ended is one of its own owners.
    for task in tasks.members where task.record.state != .complete {
      let count = strongCounts[Int(task.node)]
      if count != NodeCounts.none, count > 0 { strongCounts[Int(task.node)] = count - 1 }
    }
  }

  /// The node of the first object that is a part of the executable.
  private var firstStatic: Int { blocks.count + tasks.inner.count }

  /// Adds what is a part of the executable and no block.
  private mutating func addStaticObjects() {
    for object in statics.objects {
      kinds.append(reader.kind(of: object))
      isDead.append(false)
      strongCounts.append(NodeCounts.none)
    }
  }

  private func nodeKind(of position: Int) -> NodeKind {
    switch kinds[position] {
    case .instance, .error: .object
    case .context: isClosure[position] ? .object : .storage
    case .box, .arrayStorage, .dictionaryStorage, .setStorage, .buffer, .block, .part: .storage
    case .task: .task
    case .taskMemory: .taskMemory
    case .raw: .raw
    }
  }

  // MARK: References

  private mutating func readReferences() {
    isClosure = Array(repeating: false, count: kinds.count)
    for position in 0..<blocks.count where !isDead[position] && kinds[position] != .task {
      readReferences(of: blocks[position], at: position)
    }
    for (index, object) in tasks.inner.enumerated() where kinds[blocks.count + index] != .task {
      readReferences(of: object, at: blocks.count + index)
    }
    for (index, object) in statics.objects.enumerated() {
      readReferences(of: object, at: firstStatic + index)
    }
    var found: [(reference: Reference, owner: UInt32, target: Int)] = []
    var joined = tasks
    joined.forEachReference(leadingTo: { target(of: $0) }, context: { context(at: $0) }) {
      found.append(($0, $1, $2))
    }
    tasks = joined
    for (reference, owner, target) in found {
      let label = places.label(at: reference.location, isClosure: reference.isClosure)
      add(reference, owner: owner, target: target, label: label)
    }
    // Only weak references tell that a block is one, and they may be read after it.
    for table in orphanedTables { isDead[Int(table.rawValue)] = true }
    graph.removeReferences(of: orphanedTables)
  }

  private func context(at position: Int) -> FrozenBlock? {
    kinds[position] == .context && position < blocks.count ? blocks[position] : nil
  }

  /// Reads the references of an object.
  ///
  /// One that is being made has properties without a value, whose memory was used before. If a word is seen not to be
  /// the value of its property, none of the object's references is sure: they become candidates.
  private mutating func readReferences(of block: FrozenBlock, at position: Int) {
    let first = graph.edgeCount
    var isBeingMade = false
    reader.forEachReference(in: block) { reference in
      if reference.strength == .unowned, let target = blocks.index(startingAt: reference.target) {
        unownedTargets.insert(target)
      }
      guard isPossible(reference) else { return isBeingMade = true }
      guard let target = place(of: reference),
        target != position || mayOwnItself(position, by: reference)
      else { return }
      if reference.strength == .weak, kinds[target] == .raw {
        orphanedTables.insert(NodeID(rawValue: UInt32(target)))
        return
      }
      let label = places.label(of: reference, in: block)
      add(reference, owner: UInt32(position), target: target, label: label)
    }
    if isBeingMade { graph.makeCandidates(ofEdgesFrom: first) }
    guard kinds[position] == .part else { return }
    for record in reader.layouts.library.dispatch.specifics(ofQueue: block) {
      if let place = blocks.index(startingAt: record) { memoryOfParts.append(place) }
    }
  }

  /// Whether a block that contains its own address may be its own owner.
  ///
  /// The heads of lists in memory of C point at themselves and own nothing. An object that is counted, and
  /// of which nothing is known, may be on a ring of one; its count tells.
  private func mayOwnItself(_ position: Int, by reference: Reference) -> Bool {
    reference.strength != .candidate || strongCounts[position] != NodeCounts.none
  }

  /// The block that a reference leads to.
  ///
  /// A word may point into a block only where nothing is known of the block: nobody keeps the inside of
  /// an object of the Swift runtime.
  private func target(of reference: Reference) -> Int? {
    isPossible(reference) ? place(of: reference) : nil
  }

  /// Whether a reference leads to an object that its declaration allows.
  private func isPossible(_ reference: Reference) -> Bool {
    guard reference.declaredClass != 0 else { return true }
    return classes.isInstance(objectAt: reference.target, of: reference.declaredClass)
  }

  private func place(of reference: Reference) -> Int? {
    guard let position = blocks.index(containing: reference.target), !isDead[position] else {
      return statics.place(at: reference.target).map { firstStatic + $0 }
    }
    if blocks[position].address == reference.target { return position }
    return switch kinds[position] {
    case .raw, .part: reference.strength == .candidate ? position : nil
    case .task, .taskMemory: tasks.node(at: reference.target)
    default: nil
    }
  }

  // MARK: The graph

  private mutating func addNodes() {
    // What a container of a library allocates for its elements is a part like the container.
    for position in memoryOfParts { kinds[position] = .part }
    for position in kinds.indices {
      let count = strongCounts[position]
      _ = graph.addNode(
        kind: nodeKind(of: position), strongCount: count == NodeCounts.none ? nil : Int(count))
    }
  }

  /// Adds what ties tasks to their memory and to one another.
  private mutating func addBonds() {
    for bond in tasks.parts {
      graph.addPart(
        NodeID(rawValue: bond.target), of: NodeID(rawValue: bond.owner),
        label: places.label(at: bond.place))
    }
    for bond in tasks.resumptions {
      graph.addResumption(
        from: NodeID(rawValue: bond.owner), to: NodeID(rawValue: bond.target),
        label: places.label(at: bond.place))
    }
    for node in tasks.nodesInFrames { graph.mark(NodeID(rawValue: node), .hasFrameOwners) }
  }

  /// Whether the owner of a reference will be made to let go when its target should go.
  private func isRevoked(from owner: Int, to target: Int) -> Bool {
    guard kinds[owner] == .dictionaryStorage, kinds[target] == .buffer, target < blocks.count,
      let word = memory.word(at: blocks[target].address),
      let type = ClassMetadata(at: word, in: memory)
    else { return false }
    return ObservationClasses.isRegistrarState(type)
  }

  private mutating func add(_ reference: Reference, owner: UInt32, target: Int, label: LabelID) {
    if reference.isClosure, kinds[target] == .context, !thunks.isFunction(of: reference) {
      isClosure[target] = true
    }
    if kinds[Int(owner)] == .part, kinds[target] == .raw { memoryOfParts.append(target) }
    let isTask = kinds[target] == .task
    let isOfTask = kinds[Int(owner)] == .task
    let (owner, target) = (NodeID(rawValue: owner), NodeID(rawValue: UInt32(target)))
    let strength: EdgeStrength
    switch reference.strength {
    case .counted where isRevoked(from: Int(owner.rawValue), to: Int(target.rawValue)):
      return graph.addRevocableReference(from: owner, to: target, label: label)
    case .counted: strength = .counted
    case .trusted where isTask:
      // A waiting continuation can resume the task, and does not own it.
      return graph.addResumption(from: owner, to: target, label: label)
    case .trusted: strength = .trusted
    case .candidate:
      strength = .candidate
      // It may be the handle of a task, which is counted, or a continuation, which is not.
      if isTask, !isOfTask { graph.addResumption(from: owner, to: target, label: label) }
    case .weak:
      return graph.addNonOwningReference(from: owner, to: target, label: label, kind: .weak)
    case .unowned:
      return graph.addNonOwningReference(from: owner, to: target, label: label, kind: .unowned)
    case .unmanaged:
      return graph.addNonOwningReference(from: owner, to: target, label: label, kind: .unmanaged)
    }
    graph.addEdge(from: owner, to: target, label: label, strength: strength)
  }
}
