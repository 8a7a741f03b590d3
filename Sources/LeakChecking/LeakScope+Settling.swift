public import Dispatch
public import Foundation
internal import LeakInspection

// Waiting for what a body started, without sleeping for a time that somebody guessed.

extension LeakScope {
  /// Waits until the tasks that the body started have ended.
  ///
  /// To be called by the body. A task that waits for something that never comes is waited for to the limit;
  /// then the report says that it was still running.
  ///
  /// - Parameters:
  ///   - limit: How long to wait at most.
  ///   - isolation: The actor of the caller.
  /// - Returns: Whether they have ended.
  @discardableResult
  public func settles(
    within limit: Duration = .seconds(5), isolation: isolated (any Actor)? = #isolation
  ) async -> Bool {
    await InspectionThread.run { self.waitForTasks(limit) }
  }

  /// Waits until the tasks that the body started have ended; blocks the thread.
  ///
  /// - Parameter limit: How long to wait at most.
  /// - Returns: Whether they have ended.
  @available(*, noasync, message: "use the form with 'await'")
  @discardableResult
  public func settles(within limit: Duration = .seconds(5)) -> Bool { waitForTasks(limit) }

  /// Waits until queues have done what they were given so far, work of later points in time excepted.
  ///
  /// - Parameters:
  ///   - queue: A queue.
  ///   - others: More queues.
  ///   - limit: How long to wait at most.
  ///   - isolation: The actor of the caller.
  /// - Returns: Whether they have done it; otherwise the report says what was still running.
  @discardableResult
  public func settles(
    _ queue: DispatchQueue, _ others: DispatchQueue..., within limit: Duration = .seconds(5),
    isolation: isolated (any Actor)? = #isolation
  ) async -> Bool {
    await InspectionThread.run { self.wait(for: [queue] + others, limit) }
  }

  /// Waits until queues have done what they were given so far, work of later points in time excepted; blocks
  /// the thread.
  ///
  /// - Parameters:
  ///   - queue: A queue; not the one that the caller is on.
  ///   - others: More queues.
  ///   - limit: How long to wait at most.
  /// - Returns: Whether they have done it; otherwise the report says what was still running.
  @available(*, noasync, message: "use the form with 'await'")
  @discardableResult
  public func settles(
    _ queue: DispatchQueue, _ others: DispatchQueue..., within limit: Duration = .seconds(5)
  ) -> Bool {
    wait(for: [queue] + others, limit)
  }

  /// Turns the run loop of this thread until no timer is left in it.
  ///
  /// A repeating timer that nobody invalidates is waited for to the limit.
  ///
  /// - Parameters:
  ///   - runLoop: The run loop of the calling thread.
  ///   - limit: How long to turn it at most.
  /// - Returns: Whether no timer is left; otherwise the report says that it was still running.
  @available(*, noasync, message: "use the form with 'await'")
  @discardableResult
  public func settles(runLoop: RunLoop, within limit: Duration = .seconds(5)) -> Bool {
    turn(runLoop, limit)
  }

  /// Turns the main run loop until no timer is left in it.
  ///
  /// - Parameters:
  ///   - runLoop: The main run loop.
  ///   - limit: How long to turn it at most.
  /// - Returns: Whether no timer is left; otherwise the report says that it was still running.
  @MainActor
  @discardableResult
  public func settles(runLoop: RunLoop, within limit: Duration = .seconds(5)) async -> Bool {
    turn(runLoop, limit)
  }

  // MARK: How

  private func waitForTasks(_ limit: Duration) -> Bool {
    guard let allocations else { return false }
    let haveEnded = Polling.answer(within: limit) { () -> Bool? in
      // Where nothing can be seen nothing can be waited for.
      guard let isOpen = try? HeapInspection.hasOpenTasks(of: allocations) else { return false }
      return isOpen ? nil : true
    }
    if let haveEnded { return haveEnded }
    let tasks = (try? HeapInspection.openTasks(of: allocations)) ?? ["a task"]
    add(stillRunning: tasks, after: limit)
    return tasks.isEmpty
  }

  private func wait(for queues: [DispatchQueue], _ limit: Duration) -> Bool {
    let end = DispatchTime.now() + limit / .seconds(1)
    let waits = queues.map { queue in
      let group = DispatchGroup()
      // A barrier, so that a concurrent queue has done all before.
      queue.async(group: group, flags: .barrier) {}
      return (queue: queue, group: group)
    }
    let late = waits.filter { $0.group.wait(timeout: end) == .timedOut }
    add(stillRunning: late.map { "queue \($0.queue.label)" }, after: limit)
    return late.isEmpty
  }

  private func turn(_ runLoop: RunLoop, _ limit: Duration) -> Bool {
    // A loop is turned by the thread whose loop it is, and by no other.
    guard runLoop === RunLoop.current else {
      add(
        stillRunning: ["a run loop of another thread, which cannot be turned from here"], after: nil
      )
      return false
    }
    let end = Date(timeIntervalSinceNow: limit / .seconds(1))
    // What is due already, timers or not.
    _ = runLoop.run(mode: .default, before: Date())
    while let next = runLoop.limitDate(forMode: .default), next < .distantFuture {
      guard Date() < end else {
        add(stillRunning: ["a run loop with a timer"], after: limit)
        return false
      }
      _ = runLoop.run(mode: .default, before: min(next, end))
    }
    return true
  }
}
