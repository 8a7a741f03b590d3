/// Joins what belongs to tasks to the graph of a heap.
///
///     task, a block ─part─► slab, a block                frames
///          │  ▲
///        part │ hands on                                 the end of a child resumes its parent
///          ▼  │
///         child, in a frame or a block of its own ──► object, in a frame or a block
///
/// Children and objects that are in frames and no blocks become nodes behind those of the blocks.
struct TaskJoin {
  /// A task or child task.
  struct Member {
    let node: UInt32
    let record: TaskRecord
    /// Whether it will go on although nobody is known to resume it: it runs, is to run, or waits for a
    /// point in time.
    let goesOn: Bool
    /// The executor of the program's that has the task in its hands.
    let executor: UInt32?
  }

  /// A reference from one task to another that is no ownership.
  struct Bond {
    let owner: UInt32
    let target: UInt32
    let place: UInt
  }

  private let blocks: BlockTable
  private let reader: ObjectReader
  private var memories: [(position: Int, memory: TaskMemory)] = []
  private(set) var members: [Member] = []
  /// What is in frames and no block, in the order of its nodes.
  private(set) var inner: [FrozenBlock] = []
  private var nodes: [UInt: UInt32] = [:]
  /// The nodes that words in frames lead to.
  private(set) var nodesInFrames: Set<UInt32> = []

  init(blocks: BlockTable, reader: ObjectReader) {
    self.blocks = blocks
    self.reader = reader
  }

  /// Adds the task that a block is.
  mutating func add(taskAt position: Int) {
    let memory = reader.taskMemory(of: blocks[position])
    memories.append((position, memory))
    let slab = memory.records.count > 1 || !memory.objects.isEmpty ? blocks[position].mark : nil
    for (index, record) in memory.records.enumerated() {
      let block = FrozenBlock(address: record.address, size: UInt(TaskRecord.size), mark: slab)
      let node = index == 0 ? UInt32(position) : add(block)
      let executor = executor(of: record)
      let goesOn = executor == nil && reader.goesOn(record, in: memory)
      members.append(Member(node: node, record: record, goesOn: goesOn, executor: executor))
      nodes[record.address] = node
    }
    for object in memory.objects {
      _ = add(FrozenBlock(address: object.address, size: object.size, mark: slab))
    }
  }

  /// The object of the program's on which a task is enqueued; executors of libraries run tasks by themselves.
  private func executor(of task: TaskRecord) -> UInt32? {
    guard let position = task.foreignExecutor.flatMap(blocks.index(startingAt:)),
      let module = reader.moduleName(of: blocks[position]),
      !ProgramTypes.toolchain.contains(module)
    else { return nil }
    return UInt32(position)
  }

  private mutating func add(_ block: FrozenBlock) -> UInt32 {
    let node = UInt32(blocks.count + inner.count)
    inner.append(block)
    nodes[block.address] = node
    return node
  }

  /// The task, or what is in a frame, that an address leads to.
  func node(at address: UInt) -> Int? { nodes[address].map(Int.init) }

  /// The record of a task.
  func record(of node: NodeID) -> TaskRecord? { member(node)?.record }

  /// The executor of the program's on which a task is enqueued.
  func executor(of node: NodeID) -> NodeID? {
    member(node)?.executor.map(NodeID.init(rawValue:))
  }

  private func member(_ node: NodeID) -> Member? { members.first { $0.node == node.rawValue } }

  // MARK: References

  /// Calls `body` with the references of all tasks and the nodes that have them.
  ///
  /// Of several words for one reference only the first is among them, that of the outermost frame; and
  /// none for what the closure that a task runs has captured, which is always copied into frames.
  ///
  /// - Parameters:
  ///   - target: The node that a reference leads to.
  ///   - context: The memory of a node that is a closure's.
  ///   - body: Called with a reference, its owner and its target.
  mutating func forEachReference(
    leadingTo target: (Reference) -> Int?, context: (Int) -> FrozenBlock?,
    _ body: (_ reference: Reference, _ owner: UInt32, _ target: Int) -> Void
  ) {
    func captures(of closure: Int) -> Set<Int> {
      captured(by: closure, context: context, leadingTo: target)
    }
    for (_, memory) in memories {
      var seen: [UInt32: Set<Int>] = [:]
      reader.forEachReference(in: memory) { reference, task in
        guard let owner = nodes[task], let target = target(reference) else { return }
        if reference.strength == .candidate { nodesInFrames.insert(UInt32(target)) }
        let isNew = seen[owner, default: []].insert(target).inserted
        guard isNew || reference.strength == .counted else { return }
        if reference.isClosure {
          captures(of: target).forEach { seen[owner, default: []].insert($0) }
        }
        body(reference, owner, target)
      }
    }
  }

  /// What a closure captures, and the closures that it only adapts.
  private func captured(
    by closure: Int, context: (Int) -> FrozenBlock?, leadingTo target: (Reference) -> Int?
  ) -> Set<Int> {
    var open = [closure]
    var known: Set<Int> = [closure]
    while let node = open.popLast(), let block = context(node) {
      reader.forEachReference(in: block) { reference in
        guard reference.strength == .counted, let target = target(reference),
          known.insert(target).inserted
        else { return }
        if reference.isClosure { open.append(target) }
      }
    }
    return known
  }

  // MARK: Parts

  /// The memory of tasks, and children that a task has.
  var parts: [Bond] {
    var parts: [Bond] = []
    for (position, memory) in memories {
      for address in memory.slabs {
        guard let slab = blocks.index(startingAt: address) else { continue }
        parts.append(Bond(owner: UInt32(position), target: UInt32(slab), place: address))
      }
    }
    for member in members {
      guard let parent = member.record.parent, let owner = nodes[parent], owner != member.node
      else { continue }
      parts.append(Bond(owner: owner, target: member.node, place: member.record.address))
    }
    return parts
  }

  /// The references over which the end of one task lets another go on, and an executor runs one.
  ///
  /// They hand on what a root keeps; they own nothing.
  var resumptions: [Bond] {
    var bonds: [Bond] = []
    for member in members {
      if let executor = member.executor {
        let place = blocks[Int(executor)].address
        bonds.append(Bond(owner: executor, target: member.node, place: place))
      }
      for waiter in member.record.waiters {
        guard let target = nodes[waiter] else { continue }
        bonds.append(Bond(owner: member.node, target: target, place: waiter))
      }
      guard member.record.state != .complete, let group = member.record.group,
        let parent = member.record.parent, let target = nodes[parent],
        TaskRecord(address: parent, memory: reader.memory).state == .suspended(.group(group))
      else { continue }
      bonds.append(Bond(owner: member.node, target: target, place: parent))
    }
    return bonds
  }

  // MARK: Roots

  /// Adds the tasks that go on by themselves, the oldest first.
  func addRoots(to builder: inout OwnershipGraphBuilder, places: inout [HeapGraph.RootPlace]) {
    for task in members.filter(\.goesOn).sorted(by: { $0.record.id < $1.record.id }) {
      let node = NodeID(rawValue: task.node)
      builder.mark(node, .meantToLive)
      builder.addRoot(
        node, label: LabelID(rawValue: UInt32(places.count)), strength: .trusted, rank: .registry)
      places.append(.task)
    }
  }
}
