/// What a block of memory is to somebody who reads a path.
public enum NodeKind: UInt8, CaseIterable, Sendable {
  /// An object that the program's author would name: an instance, a closure's captures.
  case object
  /// A task of Swift's concurrency.
  case task
  /// Memory that holds the frames of a task.
  case taskMemory
  /// A part of its owner that is no step of its own in a path: an array's or a dictionary's
  /// storage, a box, a thunk. Its references read as references of the owner.
  case storage
  /// Memory of the runtime or of a library, of which only the words are known.
  case raw

  /// What it costs the reader of a path to come to such a node.
  var cost: StepCost {
    switch self {
    case .object, .task, .taskMemory: .plain
    case .storage: .folded
    case .raw: .rough
    }
  }
}
