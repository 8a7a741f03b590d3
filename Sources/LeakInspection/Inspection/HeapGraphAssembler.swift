/// Reads a frozen heap and makes the ownership graph of it.
///
/// Three passes: what each block is; the references in each; the words outside the heap. Linear in the
/// memory that is read.
final class HeapGraphAssembler {
  private struct Edge {
    let owner: UInt32
    let target: UInt32
    let strength: ReferenceStrength
  }

  private let memory: FrozenMemory
  private let reader: ObjectReader
  private let blocks: BlockTable
  private var kinds: [ObjectKind]
  private var strongCounts: [UInt32]
  private var closures: Set<UInt32> = []
  private let thunks: Thunks
  private var edges: [Edge] = []
  private var locations: [UInt] = []
  private var remains: [Int] = []
  private var unownedTargets: Set<Int> = []
  /// Blocks whose words are not references: side tables, used work items, deinitialised objects,
  /// memory of metadata.
  private var isDead: [Bool]
  private var tasks: TaskJoin

  private var orphanedTables: Set<UInt32> = []

  private static let noCount = UInt32.max

  init(_ memory: FrozenMemory) {
    self.memory = memory
    reader = ObjectReader(memory: memory)
    thunks = Thunks(memory)
    blocks = memory.blocks
    tasks = TaskJoin(blocks: memory.blocks, reader: reader)
    kinds = Array(repeating: .raw, count: blocks.count)
    strongCounts = Array(repeating: Self.noCount, count: blocks.count)
    isDead = Array(repeating: false, count: blocks.count)
    for item in memory.usedWorkItems { isDead[item] = true }
  }

  /// Makes the graph.
  func assemble() -> HeapGraph {
    classifyBlocks()
    joinTasks()
    readReferences()
    addMemoryOfParts()
    var builder = OwnershipGraphBuilder(nodes: blocks.count, edges: edges.count)
    for position in kinds.indices {
      let count = strongCounts[position]
      _ = builder.addNode(
        kind: nodeKind(of: position), strongCount: count == Self.noCount ? nil : Int(count))
    }
    for (label, edge) in edges.enumerated() { add(edge, label: label, to: &builder) }
    edges = []
    addBonds(to: &builder)
    let roots = RootReader(memory: memory, reader: reader, kinds: kinds, isDead: isDead)
    var places = roots.addRoots(to: &builder)
    tasks.addRoots(to: &builder, places: &places)
    return HeapGraph(
      graph: builder.build(), memory: memory, reader: reader, tasks: tasks, kinds: kinds,
      closures: closures,
      locations: locations, rootPlaces: places, isDead: isDead,
      remains: remains.filter(unownedTargets.contains))
  }

  // MARK: Blocks

  private func classifyBlocks() {
    for position in 0..<blocks.count where !isDead[position] {
      let block = blocks[position]
      let kind = reader.kind(of: block)
      kinds[position] = kind
      guard kind != .raw else { continue }
      if kind != .block, kind != .taskMemory,
        let table = memory.sideTable(ofObjectAt: block.address),
        let place = blocks.index(startingAt: table)
      {
        isDead[place] = true
      }
      switch reader.strongCount(of: block) {
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
  private func joinTasks() {
    for position in 0..<blocks.count where kinds[position] == .task && !isDead[position] {
      tasks.add(taskAt: position)
    }
    for object in tasks.inner {
      kinds.append(reader.kind(of: object))
      isDead.append(false)
      guard case .alive(let count) = reader.strongCount(of: object) else {
        strongCounts.append(Self.noCount)
        continue
      }
      strongCounts.append(UInt32(clamping: count))
    }
    // A task that has not ended is one of its own owners.
    for task in tasks.members where task.record.state != .complete {
      let count = strongCounts[Int(task.node)]
      if count != Self.noCount, count > 0 { strongCounts[Int(task.node)] = count - 1 }
    }
  }

  private func nodeKind(of position: Int) -> NodeKind {
    switch kinds[position] {
    case .instance, .error: .object
    case .context: closures.contains(UInt32(position)) ? .object : .storage
    case .box, .arrayStorage, .dictionaryStorage, .setStorage, .buffer, .block, .part: .storage
    case .task: .task
    case .taskMemory: .taskMemory
    case .raw: .raw
    }
  }

  // MARK: References

  private func readReferences() {
    // About one per block; growing step by step would take twice the memory.
    edges.reserveCapacity(blocks.count)
    locations.reserveCapacity(blocks.count)
    for position in 0..<blocks.count where !isDead[position] && kinds[position] != .task {
      readReferences(of: blocks[position], at: position)
    }
    for (index, object) in tasks.inner.enumerated() where kinds[blocks.count + index] != .task {
      readReferences(of: object, at: blocks.count + index)
    }
    var found: [(reference: Reference, owner: UInt32, target: Int)] = []
    tasks.forEachReference(leadingTo: target, context: context) { found.append(($0, $1, $2)) }
    for (reference, owner, target) in found { add(reference, owner: owner, target: target) }
    forgetOrphanedTables()
  }

  private func context(at position: Int) -> FrozenBlock? {
    kinds[position] == .context && position < blocks.count ? blocks[position] : nil
  }

  private func readReferences(of block: FrozenBlock, at position: Int) {
    reader.forEachReference(in: block) { reference in
      if reference.strength == .unowned, let target = blocks.index(startingAt: reference.target) {
        unownedTargets.insert(target)
      }
      guard let target = target(of: reference), target != position || isTyped(reference)
      else { return }
      if reference.strength == .weak, kinds[target] == .raw {
        orphanedTables.insert(UInt32(target))
        return
      }
      add(reference, owner: UInt32(position), target: target)
    }
  }

  private func add(_ reference: Reference, owner: UInt32, target: Int) {
    edges.append(Edge(owner: owner, target: UInt32(target), strength: reference.strength))
    locations.append(reference.location | (reference.isClosure ? 1 : 0))
    if reference.isClosure, kinds[target] == .context, !thunks.isFunction(of: reference) {
      closures.insert(UInt32(target))
    }
  }

  /// Drops the references of side tables that outlived their objects.
  ///
  /// Only weak references tell that a block is one, and they may be read after it.
  private func forgetOrphanedTables() {
    guard !orphanedTables.isEmpty else { return }
    for table in orphanedTables { isDead[Int(table)] = true }
    let isKept = edges.map { !orphanedTables.contains($0.owner) }
    edges = zip(edges, isKept).filter(\.1).map(\.0)
    locations = zip(locations, isKept).filter(\.1).map(\.0)
  }

  /// What a container of a library allocates for its elements is a part like the container.
  private func addMemoryOfParts() {
    let targets = edges.lazy.filter { [kinds] edge in
      kinds[Int(edge.owner)] == .part && kinds[Int(edge.target)] == .raw
    }.map { Int($0.target) }
    for target in Array(targets) { kinds[target] = .part }
  }

  private func isTyped(_ reference: Reference) -> Bool { reference.strength != .candidate }

  /// The block that a reference leads to.
  ///
  /// A word may point into a block only where nothing is known of the block: nobody keeps the inside of
  /// an object of the Swift runtime.
  private func target(of reference: Reference) -> Int? {
    guard let position = blocks.index(containing: reference.target), !isDead[position] else {
      return nil
    }
    if blocks[position].address == reference.target { return position }
    return switch kinds[position] {
    case .raw, .part: reference.strength == .candidate ? position : nil
    case .task, .taskMemory: tasks.node(at: reference.target)
    default: nil
    }
  }

  /// Adds what ties tasks to their memory and to one another.
  private func addBonds(to builder: inout OwnershipGraphBuilder) {
    for bond in tasks.parts {
      builder.addPart(
        NodeID(rawValue: bond.target), of: NodeID(rawValue: bond.owner), label: label(bond))
    }
    for bond in tasks.resumptions {
      builder.addResumption(
        from: NodeID(rawValue: bond.owner), to: NodeID(rawValue: bond.target), label: label(bond))
    }
    for node in tasks.nodesInFrames { builder.mark(NodeID(rawValue: node), .hasFrameOwners) }
  }

  private func label(_ bond: TaskJoin.Bond) -> LabelID {
    locations.append(bond.place)
    return LabelID(rawValue: UInt32(locations.count - 1))
  }

  private func add(_ edge: Edge, label: Int, to builder: inout OwnershipGraphBuilder) {
    let owner = NodeID(rawValue: edge.owner)
    let target = NodeID(rawValue: edge.target)
    let label = LabelID(rawValue: UInt32(label))
    let strength: EdgeStrength
    let isTask = kinds[Int(edge.target)] == .task
    switch edge.strength {
    case .counted: strength = .counted
    case .trusted where isTask:
      // A waiting continuation can resume the task, and does not own it.
      return builder.addResumption(from: owner, to: target, label: label)
    case .trusted: strength = .trusted
    case .candidate:
      strength = .candidate
      // It may be the handle of a task, which is counted, or a continuation, which is not.
      if isTask, kinds[Int(edge.owner)] != .task {
        builder.addResumption(from: owner, to: target, label: label)
      }
    case .weak:
      return builder.addNonOwningReference(from: owner, to: target, label: label, kind: .weak)
    case .unowned:
      return builder.addNonOwningReference(from: owner, to: target, label: label, kind: .unowned)
    case .unmanaged:
      return builder.addNonOwningReference(from: owner, to: target, label: label, kind: .unmanaged)
    }
    builder.addEdge(from: owner, to: target, label: label, strength: strength)
  }
}
