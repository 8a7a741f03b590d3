/// The end of a subscription or of scheduled work, and what has to be done then.
///
/// ```
/// RACDisposable ──strong──► block ──strong──► what the block captured
/// ```
///
/// The block is kept until it has run, which happens at most once, on the first `dispose()`. A
/// disposable that is released without having been disposed drops its block **without running it**;
/// only ``RACScopedDisposable`` disposes on release.
///
/// Source: ReactiveCocoa 2.5, `RACDisposable`.
public class RACDisposable: @unchecked Sendable {
  /// The flag, and the lock of the subclasses that need one.
  let state = DisposalState()
  private var block: (() -> Void)?

  /// Creates a disposable that is a flag only.
  public init() {}

  /// Creates a disposable that runs a block when it is disposed.
  ///
  /// - Parameter block: Held strongly until it has run or the disposable is released.
  public init(_ block: @escaping () -> Void) {
    self.block = block
  }

  /// Whether `dispose()` was called; already true while the block runs.
  public final var isDisposed: Bool { state.isDisposed }

  /// Runs the block and lets go of it, once, however often and on whatever threads it is called.
  ///
  /// The flag is set before the block runs, so a nested call does nothing. No lock is held
  /// meanwhile.
  public func dispose() {
    guard state.markDisposed() else { return }
    block?()
    block = nil
  }

  /// A disposable that disposes this one when it is released.
  public func asScopedDisposable() -> RACScopedDisposable {
    RACScopedDisposable(disposing: self)
  }
}
