/// Says which untracked objects are survivors of their own, and whose they are.
protocol ObjectChoice {
  /// Whose an object is; nil for what is not to be listed.
  func owner(of node: NodeID) -> LeakStarts.Owner?

  /// How far an object's module is from that of whoever asks: of several on one ring, the nearest one's names the
  /// leak.
  func distance(of node: NodeID) -> Int

  /// Whether the memory of a deinitialised object is to be listed, by the object's position.
  func listsRemains(at position: Int) -> Bool
}

/// Objects that were born after a mark: those of the program, and those of libraries where leaks start.
struct ObjectsSinceMark: ObjectChoice {
  private let heap: HeapGraph
  private let start: AllocationMark?
  private let types: ProgramTypes

  init(_ heap: HeapGraph, since start: AllocationMark?, libraries: Set<String>) {
    self.heap = heap
    self.start = start
    types = ProgramTypes(heap, libraries: libraries)
  }

  func owner(of node: NodeID) -> LeakStarts.Owner? {
    let position = Int(node.rawValue)
    guard !heap.isDead[position], !heap.isStatic(node), isBornInTime(position) else { return nil }
    switch heap.kinds[position] {
    case .instance: return types.declareType(of: heap.block(of: node)) ? .program : .library
    case .task: return .library
    default: return nil
    }
  }

  func distance(of node: NodeID) -> Int { 0 }

  func listsRemains(at position: Int) -> Bool { isBornInTime(position) }

  private func isBornInTime(_ position: Int) -> Bool {
    guard let start else { return true }
    guard let mark = heap.block(of: NodeID(rawValue: UInt32(position))).mark else { return false }
    return mark >= start
  }
}
