import Synchronization

/// Disposes another disposable on a scheduler.
///
/// ```
/// ScheduledDisposable ──strong──► scheduler       for life
///                     ──strong──► disposable      until the scheduler has disposed it
/// the scheduler's work ──strong──► ScheduledDisposable
/// ```
public final class ScheduledDisposable: Cancelable, @unchecked Sendable {
  /// Where the disposal takes place.
  public let scheduler: any ImmediateSchedulerType

  private let state = DisposalState()
  private var disposable: (any Disposable)?

  /// Creates a disposable.
  ///
  /// - Parameters:
  ///   - scheduler: Where the disposal takes place.
  ///   - disposable: Held strongly until then.
  public init(scheduler: any ImmediateSchedulerType, disposable: any Disposable) {
    self.scheduler = scheduler
    self.disposable = disposable
  }

  /// Whether the disposal has taken place, not merely been asked for.
  public var isDisposed: Bool { state.isDisposed }

  /// Asks the scheduler for the disposal.
  public func dispose() {
    _ = scheduler.schedule(self) { disposable in
      disposable.disposeInner()
      return NopDisposable.noOp
    }
  }

  private func disposeInner() {
    guard state.markDisposed() else { return }
    disposable.take()?.dispose()
  }
}
