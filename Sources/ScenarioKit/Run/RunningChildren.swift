/// The children of this process that have not been reaped, so that all of them can be ended.
enum RunningChildren {
  private static let processes = Locked<Set<Int32>>([])

  /// Starts a child that can be ended from now on.
  static func add(_ start: () throws -> Int32) throws -> Int32 {
    try processes.withLock { processes in
      let process = try start()
      processes.insert(process)
      return process
    }
  }

  /// Reaps a child that has ended.
  ///
  /// Under the lock, so that its number, which is free then, is never that of somebody else's process when
  /// all are ended.
  static func reap(_ process: Int32) -> ProcessEnd {
    processes.withLock { processes in
      processes.remove(process)
      return Platform.reap(process)
    }
  }

  /// Kills all of them, with what they started.
  static func killAll() {
    processes.withLock { processes in
      for process in processes { Platform.killTree(of: process) }
    }
  }
}
