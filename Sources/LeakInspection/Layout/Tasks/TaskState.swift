/// Whether a task goes on, and if not, what for it waits.
package enum TaskState: Hashable, Sendable {
  /// It has ended; what is left of it is its result.
  case complete
  /// A thread executes it.
  case running
  /// An executor has it and will run it.
  case enqueued
  /// It waits until somebody resumes it.
  case suspended(TaskDependency?)
}

/// What a suspended task waits for.
package enum TaskDependency: Hashable, Sendable {
  /// The end of another task.
  case task(UInt)
  /// Somebody who resumes its continuation.
  case continuation
  /// A child of one of its task groups.
  case group(UInt)
}
