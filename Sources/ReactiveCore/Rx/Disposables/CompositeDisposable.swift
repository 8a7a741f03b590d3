/// A disposable of any number of others, which can be taken out again by their keys.
///
/// ```
/// CompositeDisposable ──strong──► entries[…]     until each is removed, or all are disposed
/// ```
///
/// An entry that has ended by itself stays until somebody removes it. Nothing is disposed when the composite
/// is merely released.
public final class CompositeDisposable: Cancelable, @unchecked Sendable {
  /// Finds an entry again.
  public struct DisposeKey {
    fileprivate let key: BagKey
  }

  private let lock = RecursiveLock()
  /// Nil once disposed.
  private var entries: Bag<any Disposable>? = Bag()

  /// Creates a composite without entries.
  public init() {}

  /// Creates a composite.
  ///
  /// - Parameter disposables: Its entries, in the order of disposal.
  public init(_ disposables: [any Disposable]) {
    for disposable in disposables { _ = entries?.insert(disposable) }
  }

  /// Creates a composite.
  ///
  /// - Parameter disposables: Its entries, in the order of disposal.
  public convenience init(_ disposables: any Disposable...) {
    self.init(disposables)
  }

  /// Whether it was disposed.
  public var isDisposed: Bool { lock.withLock { entries == nil } }

  /// How many entries there are.
  public var count: Int { lock.withLock { entries?.count ?? 0 } }

  /// Adds an entry.
  ///
  /// - Parameter disposable: Held strongly until it is removed or all are disposed; disposed at once if the
  ///   composite is disposed already.
  /// - Returns: The entry's key; nil if the composite is disposed.
  @discardableResult
  public func insert(_ disposable: any Disposable) -> DisposeKey? {
    if let key = lock.withLock({ entries?.insert(disposable) }) { return DisposeKey(key: key) }
    disposable.dispose()
    return nil
  }

  /// Takes an entry out **and disposes it**.
  ///
  /// - Parameter key: Nothing happens if its entry is not there any more.
  public func remove(for key: DisposeKey) {
    let removed = lock.withLock { entries?.remove(key.key) }
    removed?.dispose()
  }

  /// Disposes all entries, without the lock, and lets go of them.
  public func dispose() {
    let released = lock.withLock { entries.take() }
    released?.forEach { $0.dispose() }
  }
}
