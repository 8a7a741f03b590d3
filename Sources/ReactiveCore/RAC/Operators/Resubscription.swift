extension RACSignal {
  /// Subscribes again and again: what ``repeat()`` and ``retry(_:)`` have in common.
  ///
  /// ```
  ///  compound ─► one compound per present subscription ─► that subscription
  ///           ─► the recursive scheduling, once there was a second subscription
  ///  a subscription's blocks ─► next, error, completed, compound, this signal
  /// ```
  ///
  /// The first subscription is made at once, those after it through the scheduler that is current then, or
  /// a new background scheduler: however often it is, no stack is needed.
  ///
  /// - Parameters:
  ///   - next: Called with each value.
  ///   - error: Called with each error; disposes what it is given to end it all.
  ///   - completed: Called at each completion; disposes what it is given to end it all.
  /// - Returns: What ends the present subscription and keeps others from being made.
  func subscribeForever(
    _ next: @escaping (Value) -> Void,
    error: @escaping ((any Error)?, _ all: RACDisposable) -> Void,
    completed: @escaping (_ all: RACDisposable) -> Void
  ) -> RACDisposable {
    let compound = RACCompoundDisposable()
    let subscribeOnce = { (again: @escaping () -> Void) in
      let present = RACCompoundDisposable()
      compound.add(present)
      present.add(
        self.subscribeNext(
          next,
          error: { [weak present] in
            error($0, compound)
            compound.remove(present)
            again()
          },
          completed: { [weak present] in
            completed(compound)
            compound.remove(present)
            again()
          }))
    }
    subscribeOnce {
      let scheduler = RACScheduler.current ?? .background()
      compound.add(scheduler.scheduleRecursiveBlock(subscribeOnce))
    }
    return compound
  }
}
