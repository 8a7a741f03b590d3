/// The objects of a scope: those of its modules that were born in it, or meanwhile and belong to it.
///
/// An object that a thread or a task of no scope made meanwhile belongs to the scope if an object of the
/// scope keeps it, directly or through others that are as young. What is older may be shared with others,
/// so that what it keeps may be theirs. A word that may be a reference does not suffice where others may be
/// the owner as well.
struct ObjectsOfScope: ObjectChoice {
  private let heap: HeapGraph
  private let births: AllocationScope.Births
  private let types: ModuleTypes
  /// The types of each of the nearest modules.
  private let nearest: [ModuleTypes]
  private var adopted: Set<NodeID> = []
  private var spared: Set<NodeID> = []
  /// How many objects of the modules were born meanwhile and are nobody's.
  private(set) var unassignedCount = 0

  init(_ heap: HeapGraph, scope: ScopeQuestion, tracked: [NodeID]) {
    self.heap = heap
    births = scope.scope.births
    types = ModuleTypes(heap.memory, reader: heap.reader, modules: scope.modules)
    nearest = scope.nearest.map {
      ModuleTypes(heap.memory, reader: heap.reader, modules: [$0])
    }
    if let error = scope.error?.pointer, let node = heap.node(at: UInt(bitPattern: error)) {
      spared = young(from: [node])
    }
    assign(tracked)
  }

  private mutating func assign(_ tracked: [NodeID]) {
    var starts = tracked
    var meanwhile: [NodeID] = []
    for number in 0..<UInt32(heap.graph.nodeCount) {
      let node = NodeID(rawValue: number)
      let birth = births[heap.block(of: node)]
      guard birth != .elsewhere, isAlive(node) else { continue }
      switch (birth, heap.kinds[Int(number)]) {
      case (.inScope, .instance) where types.declareType(of: heap.block(of: node)),
        (.inScope, .context), (.inScope, .task):
        starts.append(node)
      case (.meanwhile, .instance) where types.declareType(of: heap.block(of: node)):
        meanwhile.append(node)
      default: break
      }
    }
    guard !meanwhile.isEmpty else { return }
    let reached = young(from: starts)
    adopted = Set(meanwhile.filter(reached.contains))
    unassignedCount = meanwhile.count - adopted.count
  }

  /// What some nodes keep, as far as it was born in the scope or meanwhile.
  private func young(from starts: [NodeID]) -> Set<NodeID> {
    var reached = Set(starts)
    var next = starts
    while let node = next.popLast() {
      for edge in heap.graph.edges(of: node) {
        let target = heap.graph.target(of: edge)
        guard !heap.isStatic(target), births[heap.block(of: target)] != .elsewhere,
          heap.graph.isSoleExplanation(edge), reached.insert(target).inserted
        else { continue }
        next.append(target)
      }
    }
    return reached
  }

  private func isAlive(_ node: NodeID) -> Bool {
    !heap.isDead[Int(node.rawValue)] && !heap.isStatic(node)
  }

  /// Whether an error that the program still has keeps an object.
  func isSpared(_ node: NodeID) -> Bool { spared.contains(node) }

  /// The tasks of the scope that are executed or about to be, in the order in which they were made.
  var runningTasks: [NodeID] {
    heap.tasks.members.filter { task in
      task.record.isRunnable
        && births[heap.block(of: NodeID(rawValue: task.node))] == .inScope
    }.sorted { $0.record.id < $1.record.id }.map { NodeID(rawValue: $0.node) }
  }

  func owner(of node: NodeID) -> LeakStarts.Owner? {
    // Of nearly all nodes this is all that is asked.
    let block = heap.block(of: node)
    let birth = births[block]
    guard birth != .elsewhere, isAlive(node), !isSpared(node),
      heap.kinds[Int(node.rawValue)] == .instance
    else { return nil }
    switch birth {
    case .inScope: return types.declareType(of: block) ? .program : nil
    case .meanwhile: return adopted.contains(node) ? .program : nil
    case .elsewhere: return nil
    }
  }

  func distance(of node: NodeID) -> Int {
    let block = heap.block(of: node)
    return nearest.firstIndex { $0.declareType(of: block) } ?? nearest.count
  }

  func listsRemains(at position: Int) -> Bool { false }
}
