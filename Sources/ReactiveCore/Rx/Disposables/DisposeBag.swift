/// Disposes what is put into it when it is released itself.
///
/// ```
/// DisposeBag ──strong──► disposables[…]     until the bag is released
/// ```
///
/// It is the only disposable that works in its deinit, entry by entry, in the order of insertion. There is no
/// other way to empty it than to replace it. **It does not forget**: what a finished subscription leaves stays
/// until then, so a bag that outlives many short subscriptions grows with each of them.
public final class DisposeBag: @unchecked Sendable {
  private let lock = RecursiveLock()
  private var disposables: [any Disposable] = []
  private var isDisposed = false

  /// Creates an empty bag.
  public init() {}

  /// Creates a bag.
  ///
  /// - Parameter disposables: What it holds, in the order of disposal.
  public init(disposing disposables: any Disposable...) {
    self.disposables = disposables
  }

  /// Creates a bag.
  ///
  /// - Parameter disposables: What it holds, in the order of disposal.
  public init(disposing disposables: [any Disposable]) {
    self.disposables = disposables
  }

  /// Creates a bag of the disposables that a block lists.
  ///
  /// - Parameter builder: One disposable per line.
  public init(@DisposableBuilder builder: () -> [any Disposable]) {
    disposables = builder()
  }

  deinit { dispose() }

  /// Adds a disposable.
  ///
  /// - Parameter disposable: Held strongly until the bag is released. If that has begun, it is disposed at
  ///   once: something that the bag is disposing may still reach it.
  public func insert(_ disposable: any Disposable) {
    let isTooLate = lock.withLock {
      if !isDisposed { disposables.append(disposable) }
      return isDisposed
    }
    if isTooLate { disposable.dispose() }
  }

  /// Adds several disposables.
  ///
  /// - Parameter disposables: Held strongly until the bag is released. If that has begun they are disposed at
  ///   once, with the bag's lock held.
  public func insert(_ disposables: any Disposable...) { insert(disposables) }

  /// Adds several disposables.
  ///
  /// - Parameter disposables: Held strongly until the bag is released. If that has begun they are disposed at
  ///   once, with the bag's lock held.
  public func insert(_ disposables: [any Disposable]) {
    lock.withLock {
      if isDisposed {
        disposables.forEach { $0.dispose() }
      } else {
        self.disposables += disposables
      }
    }
  }

  /// Adds the disposables that a block lists.
  ///
  /// - Parameter builder: One disposable per line.
  public func insert(@DisposableBuilder builder: () -> [any Disposable]) { insert(builder()) }

  private func dispose() {
    let released = lock.withLock {
      isDisposed = true
      let released = disposables
      disposables = []
      return released
    }
    released.forEach { $0.dispose() }
  }
}

extension Disposable {
  /// Puts the disposable into a bag.
  ///
  /// - Parameter bag: Holds the disposable, and disposes it when it is released itself.
  public func disposed(by bag: DisposeBag) { bag.insert(self) }
}
