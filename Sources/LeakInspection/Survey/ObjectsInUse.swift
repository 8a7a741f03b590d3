/// What threads are at work with when the process is frozen.
///
/// Of an object that is being made or passed on, the references need not agree with the counts: properties that have no
/// value yet contain old words, and a reference may be counted no more, or not yet. What a running thread has in its
/// hands, and what that leads to, is no leak at this moment. An initializer may wait as well, but then the object is
/// younger than the last look; words of older ones on the stack of a waiting thread may be left from before. The next
/// look tells. The main thread mostly waits for the end of the program, with all that it ever made on its stack.
struct ObjectsInUse {
  private var isInUse: [Bool]

  /// Looks for them; what carries `youngest` or a later mark was born after the last look.
  init(_ heap: HeapGraph, _ analysis: OwnershipAnalysis, youngSince youngest: AllocationMark?) {
    isInUse = [Bool](repeating: false, count: heap.graph.nodeCount)
    var open: [UInt32] = []
    for root in heap.graph.roots where Self.isAtWork(root, heap, youngest) {
      visit(root.target.rawValue, analysis, &open)
    }
    while let node = open.popLast() {
      for target in heap.graph.structure.targets(of: node) { visit(target, analysis, &open) }
    }
  }

  /// Whether one of some nodes is among them.
  func contains(oneOf nodes: [NodeID]) -> Bool { nodes.contains { isInUse[$0.index] } }

  private mutating func visit(
    _ node: UInt32, _ analysis: OwnershipAnalysis, _ open: inout [UInt32]
  ) {
    // What a root reaches is no leak anyway.
    guard !isInUse[Int(node)], !analysis.isHeld(NodeID(rawValue: node)) else { return }
    isInUse[Int(node)] = true
    open.append(node)
  }

  private static func isAtWork(
    _ root: Root, _ heap: HeapGraph, _ youngest: AllocationMark?
  ) -> Bool {
    guard case .stack(let number) = heap.rootPlaces[Int(root.label.rawValue)] else { return false }
    let thread = heap.memory.threads[number]
    if thread.isCaller { return false }
    if thread.isRunning { return true }
    guard !thread.isMain, let youngest, let mark = heap.block(of: root.target).mark else {
      return false
    }
    return mark >= youngest
  }
}
