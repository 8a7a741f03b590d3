/// A reference from outside the heap to a node.
public struct Root: Hashable, Sendable {
  /// The node it leads to.
  public let target: NodeID
  /// What it is called.
  public let label: LabelID
  /// How sure it is that it keeps its target alive.
  public let strength: EdgeStrength
  /// How well a person understands it.
  public let rank: RootRank
}

/// How well a person understands where a path begins, the best first.
public enum RootRank: UInt8, CaseIterable, Comparable, Sendable {
  /// A static or global variable of the program.
  case variable
  /// A run loop, a notification centre, a queue, a task that can still run.
  case registry
  /// The stack of a thread.
  case stack
  /// A thread-local value.
  case threadLocal
  /// A variable inside a library or the runtime.
  case library

  /// Tells which of two kinds of root is understood better.
  public static func < (left: RootRank, right: RootRank) -> Bool { left.rawValue < right.rawValue }
}
