extension RACScheduler {
  /// Schedules one run of a recursive block, and those it asks for.
  ///
  /// ```
  /// disposable ──strong──► one compound per scheduled run ──strong──► its scheduling
  /// ```
  ///
  /// A run takes its own entry out first, so the disposable does not grow.
  func scheduleRecursiveBlock(
    _ block: @escaping (_ reschedule: @escaping () -> Void) -> Void,
    addingTo disposable: RACCompoundDisposable
  ) {
    let run = RACCompoundDisposable()
    disposable.add(run)
    let scheduling = schedule { [self, weak run] in
      disposable.remove(run)
      if disposable.isDisposed { return }
      let trampoline = Trampoline {
        if !disposable.isDisposed { self.scheduleRecursiveBlock(block, addingTo: disposable) }
      }
      block { trampoline.jump() }
      trampoline.open()
    }
    run.add(scheduling)
  }

  /// Runs a recursive block now and as often as it asks for while it runs.
  func runRecursiveBlock(_ block: (_ reschedule: @escaping () -> Void) -> Void) {
    let remaining = Counter(1)
    while remaining.value > 0 {
      block { remaining.increment() }
      remaining.decrement()
    }
  }
}

/// Collects jumps until it is opened; from then on each is made at once.
private final class Trampoline: @unchecked Sendable {
  private let jumpForReal: () -> Void
  private let lock = RecursiveLock()
  private var waiting = 0
  private var isOpen = false

  init(_ jumpForReal: @escaping () -> Void) {
    self.jumpForReal = jumpForReal
  }

  func jump() {
    let isOpen = lock.withLock {
      if !self.isOpen { waiting += 1 }
      return self.isOpen
    }
    if isOpen { jumpForReal() }
  }

  func open() {
    let collected = lock.withLock {
      isOpen = true
      return waiting
    }
    for _ in 0..<collected { jumpForReal() }
  }
}
