/// A disposable that disposes itself when it is released.
///
/// ```
/// RACScopedDisposable ──strong──► block ──strong──► the wrapped disposable
/// ```
///
/// Source: ReactiveCocoa 2.5, `RACScopedDisposable`.
public final class RACScopedDisposable: RACDisposable, @unchecked Sendable {
  /// Creates a disposable that runs a block when it is disposed or released.
  ///
  /// - Parameter block: Held strongly until it has run.
  public override init(_ block: @escaping () -> Void) {
    super.init(block)
  }

  /// Creates a disposable that disposes another one when it is disposed or released.
  ///
  /// - Parameter disposable: Held strongly until then.
  public convenience init(disposing disposable: RACDisposable) {
    self.init { disposable.dispose() }
  }

  /// Returns itself: there is nothing to wrap.
  public override func asScopedDisposable() -> RACScopedDisposable { self }

  deinit { dispose() }
}
