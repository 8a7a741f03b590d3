extension ObjectReader {
  private var taskNames: TaskNames { TaskNames(functions: FunctionNames(layouts: layouts)) }

  /// Whether a task will go on although nobody is known to resume it: it runs, is to run, or waits for
  /// a point in time.
  func goesOn(_ task: TaskRecord, in memory: TaskMemory) -> Bool {
    switch task.state {
    case .complete: false
    case .running, .enqueued: true
    case .suspended: taskNames.isAsleep(memory.frames(of: task.address))
    }
  }

  /// What a task is called: by the name that the program gave it, or by its function.
  func taskName(of block: FrozenBlock) -> String {
    let memory = taskMemory(of: block)
    guard let task = memory.records.first else { return "task" }
    return taskNames.name(of: task, in: memory.frames(of: task.address))
  }

  /// The function in which a task waits for something that only others can do.
  func placeOfSuspension(of block: FrozenBlock) -> String? {
    let memory = taskMemory(of: block)
    guard let task = memory.records.first else { return nil }
    return taskNames.place(of: task, in: memory.frames(of: task.address))
  }
}
