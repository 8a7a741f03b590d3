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
}
