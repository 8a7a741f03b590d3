import Synchronization

/// An executor that runs nothing by itself.
final class ManualExecutor: SerialExecutor {
  private let jobs = Mutex<[UnownedJob]>([])
  private let onEnqueue: @Sendable () -> Void

  init(onEnqueue: @escaping @Sendable () -> Void) { self.onEnqueue = onEnqueue }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.append(job) }
    onEnqueue()
  }
}

/// An actor whose work waits for a manual executor.
actor ManualActor {
  private let executor: ManualExecutor

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  init(on executor: ManualExecutor) { self.executor = executor }

  func work() {}
}
