/// A disposable with at most one other inside, which can be exchanged.
///
/// ```
/// RACSerialDisposable ──strong──► disposable
/// ```
///
/// Exchanging the inner disposable does **not** dispose the old one. Once the serial disposable is
/// disposed it stays empty and disposes what is put in. Released without having been disposed, it
/// releases the inner one without disposing it.
///
/// Source: ReactiveCocoa 2.5, `RACSerialDisposable`.
public final class RACSerialDisposable: RACDisposable, @unchecked Sendable {
  private var inner: RACDisposable?

  /// Creates an empty serial disposable.
  public override init() { super.init() }

  /// Creates a serial disposable with another inside.
  ///
  /// - Parameter disposable: Held strongly until it is exchanged or the serial disposable is
  ///   disposed.
  public convenience init(_ disposable: RACDisposable?) {
    self.init()
    inner = disposable
  }

  /// Creates a serial disposable with a block inside.
  ///
  /// - Parameter block: Held strongly until it has run or its disposable is exchanged.
  public convenience override init(_ block: @escaping () -> Void) {
    self.init(RACDisposable(block))
  }

  /// The disposable inside; nil after disposal.
  public var disposable: RACDisposable? {
    get { state.withSpinLock { inner } }
    set { _ = swapIn(newValue) }
  }

  /// Puts a disposable in and hands back the one it replaces, which is not disposed.
  ///
  /// - Parameter disposable: Held strongly; disposed at once if the serial disposable is disposed
  ///   already.
  /// - Returns: What was inside; nil after disposal.
  public func swapIn(_ disposable: RACDisposable?) -> RACDisposable? {
    var exchanged = disposable
    let isTooLate = state.withSpinLock {
      guard !state.isDisposed else { return true }
      swap(&inner, &exchanged)
      return false
    }
    guard isTooLate else { return exchanged }
    disposable?.dispose()
    return nil
  }

  /// Disposes what is inside and lets go of it, once.
  public override func dispose() {
    var last: RACDisposable?
    state.withSpinLock {
      if state.markDisposed() { swap(&inner, &last) }
    }
    last?.dispose()
  }
}
