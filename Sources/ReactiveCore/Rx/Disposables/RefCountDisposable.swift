/// A disposable that ends only when it was disposed itself and so were all its children.
///
/// ```
/// RefCountDisposable ──strong──► disposable     until both have happened
/// a child ──strong──► RefCountDisposable        until the child is disposed
/// ```
public final class RefCountDisposable: Cancelable, @unchecked Sendable {
  private let lock = RecursiveLock()
  private var disposable: (any Disposable)?
  private var isPrimaryDisposed = false
  private var count = 0

  /// Creates a disposable that nobody shares yet.
  ///
  /// - Parameter disposable: Held strongly until the end, and then disposed.
  public init(disposable: any Disposable) {
    self.disposable = disposable
  }

  /// Whether the shared disposable is gone.
  public var isDisposed: Bool { lock.withLock { disposable == nil } }

  /// Makes a child that has to be disposed as well before the shared disposable is.
  ///
  /// - Returns: The child, whose second disposal does not count; after the end one with nothing to do.
  public func retain() -> any Disposable {
    lock.withLock {
      guard disposable != nil else { return NopDisposable.noOp }
      count += 1
      return AnonymousDisposable { [self] in releaseChild() }
    }
  }

  /// Disposes the shared disposable if no child is left, else lets the last child do it.
  public func dispose() {
    let released: (any Disposable)? = lock.withLock {
      isPrimaryDisposed = true
      return count == 0 ? disposable.take() : nil
    }
    released?.dispose()
  }

  private func releaseChild() {
    let released: (any Disposable)? = lock.withLock {
      count -= 1
      return isPrimaryDisposed && count == 0 ? disposable.take() : nil
    }
    released?.dispose()
  }
}
