/// A suspended function of a task.
struct TaskFrame {
  /// Where its local variables begin.
  let context: UInt
  /// The part of it that runs next.
  let function: UInt
  /// The task, by its address.
  let task: UInt
  /// The place of the slab among the task's; -1 for the task's own object.
  let slab: Int
}
