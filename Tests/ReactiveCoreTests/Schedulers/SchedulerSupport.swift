import ReactiveCore

extension RACScheduler {
  /// Returns when all that was scheduled before has run.
  func finish() async {
    await withCheckedContinuation { continuation in
      schedule { continuation.resume() }
    }
  }

  /// Runs a block on the main scheduler, and all that it schedules there.
  ///
  /// The caller must be on the main actor: the main loop is shared by all tests.
  @MainActor static func onMain(_ block: @escaping () -> Void) {
    mainThread.schedule(block)
    VirtualRunLoop.main.runUntilIdle()
  }
}
