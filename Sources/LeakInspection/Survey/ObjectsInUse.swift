/// What threads are at work with that were running when the process was frozen.
///
/// Of an object that is being made or passed on, the references need not agree with the counts: properties that have no
/// value yet contain old words, and a reference may be counted no more, or not yet. What such a thread has in its
/// hands, and what that leads to, is no leak at this moment. The next look tells.
struct ObjectsInUse {
  private var isInUse: [Bool]

  init(_ heap: HeapGraph, _ analysis: OwnershipAnalysis) {
    isInUse = [Bool](repeating: false, count: heap.graph.nodeCount)
    var open: [UInt32] = []
    for root in heap.graph.roots where Self.isOfRunningThread(root, heap) {
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

  private static func isOfRunningThread(_ root: Root, _ heap: HeapGraph) -> Bool {
    guard case .stack(let number) = heap.rootPlaces[Int(root.label.rawValue)] else { return false }
    let thread = heap.memory.threads[number]
    return thread.isRunning && !thread.isCaller
  }
}
