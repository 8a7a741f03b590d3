/// Decides when and on which thread work runs.
///
/// Source: ReactiveCocoa 2.5, `RACScheduler`.
public class RACScheduler: @unchecked Sendable {
  private static let currentOnThread = ThreadLocalReference<RACScheduler>()

  /// A name for debugging.
  public let name: String

  /// Only this module makes kinds of schedulers: the family is closed.
  init(name: String) {
    self.name = name
  }

  /// The scheduler whose work is running on this thread.
  ///
  /// That is the one that ``performAsCurrent(_:)`` stored, else the main thread scheduler when this is the
  /// main thread, else nil.
  public static var current: RACScheduler? {
    currentOnThread.value ?? (Platform.isMainThread ? mainThread : nil)
  }

  /// Runs a block now, on this thread, with this scheduler as the current one.
  ///
  /// - Parameter block: Not kept.
  public final func performAsCurrent(_ block: () -> Void) {
    let previous = Self.currentOnThread.value
    Self.currentOnThread.value = self
    withExtendedLifetime(previous) { block() }
    Self.currentOnThread.value = previous
  }

  /// Schedules a block to run as soon as possible.
  ///
  /// - Parameter block: Held strongly until it has run. Disposing the returned disposable only sets a
  ///   flag: the block stays in the scheduler's queue, with what it captures, until its turn.
  /// - Returns: What keeps the block from running; nil if it has run already or cannot be stopped.
  @discardableResult
  public func schedule(_ block: @escaping () -> Void) -> RACDisposable? {
    preconditionFailure("\(type(of: self)) does not say how to schedule")
  }

  /// Schedules a block to run after some time.
  ///
  /// - Parameters:
  ///   - delay: How long from now; a negative one counts as none.
  ///   - block: Held strongly until its time, whether it was disposed or not.
  /// - Returns: What keeps the block from running; nil if it has run already or cannot be stopped.
  @discardableResult
  public func afterDelay(
    _ delay: Duration, schedule block: @escaping () -> Void
  ) -> RACDisposable? {
    preconditionFailure("\(type(of: self)) does not say how to schedule later")
  }

  /// Schedules a block to run again and again.
  ///
  /// - Parameters:
  ///   - delay: How long from now it runs first.
  ///   - interval: How long from then on it runs next; must be positive.
  ///   - leeway: By how much the system may put a run off to save energy; virtual time is exact.
  ///   - block: Held strongly until the returned disposable is disposed.
  /// - Returns: What ends the repetition.
  @discardableResult
  public func afterDelay(
    _ delay: Duration, repeatingEvery interval: Duration, withLeeway leeway: Duration = .zero,
    schedule block: @escaping () -> Void
  ) -> RACDisposable? {
    preconditionFailure("\(type(of: self)) does not say how to schedule repeatedly")
  }

  /// Schedules a block that may ask to be scheduled again.
  ///
  /// The next run begins after the one that asked for it has returned: recursion needs no stack, however
  /// deep it goes and also on schedulers that run work at once.
  ///
  /// - Parameter block: Given a function that schedules the block once more, at any time and from any
  ///   thread. Held strongly while a run is scheduled or somebody holds that function.
  /// - Returns: What keeps further runs from beginning.
  @discardableResult
  public func scheduleRecursiveBlock(
    _ block: @escaping (_ reschedule: @escaping () -> Void) -> Void
  ) -> RACDisposable? {
    let disposable = RACCompoundDisposable()
    scheduleRecursiveBlock(block, addingTo: disposable)
    return disposable
  }
}
