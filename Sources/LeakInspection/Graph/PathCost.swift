/// What one step of a path costs its reader; a path is chosen by the sum.
enum StepCost: UInt8 {
  /// Nothing: the step is shown as part of the one before.
  case folded
  /// One step more to read.
  case plain
  /// A step through memory that has no name in the source; worse than any number of plain ones.
  case rough
}

/// What a path costs its reader: compared by rough steps first, then by length.
struct PathCost: Comparable, Sendable {
  /// Steps through memory without a name in the source.
  var rough: UInt32 = 0
  /// Steps that take a line of their own, rough ones included.
  var length: UInt32 = 0

  static func < (left: PathCost, right: PathCost) -> Bool {
    (left.rough, left.length) < (right.rough, right.length)
  }

  /// The cost of a path that takes one step more.
  func adding(_ step: StepCost) -> PathCost {
    switch step {
    case .folded: self
    case .plain: PathCost(rough: rough, length: length + 1)
    case .rough: PathCost(rough: rough + 1, length: length + 1)
    }
  }
}
