/// A disposable whose content can be exchanged; the old content is disposed then.
///
/// ```
/// SerialDisposable ──strong──► disposable     until it is exchanged or the serial one is disposed
/// ```
public final class SerialDisposable: Cancelable, @unchecked Sendable {
  private let lock = RecursiveLock()
  private var current: (any Disposable)?
  private var wasDisposed = false

  /// Creates an empty disposable.
  public init() {}

  /// Whether it was disposed.
  public var isDisposed: Bool { lock.withLock { wasDisposed } }

  /// The content; one with nothing to do while there is none.
  ///
  /// A new one is stored first, then the old one is disposed, without the lock. After disposal a new one is
  /// disposed at once.
  public var disposable: any Disposable {
    get { lock.withLock { current ?? NopDisposable.noOp } }
    set {
      let released: (any Disposable)? = lock.withLock {
        guard !wasDisposed else { return newValue }
        let old = current
        current = newValue
        return old
      }
      released?.dispose()
    }
  }

  /// Disposes the content and lets go of it, once.
  public func dispose() {
    let released = lock.withLock {
      wasDisposed = true
      return current.take()
    }
    released?.dispose()
  }
}
