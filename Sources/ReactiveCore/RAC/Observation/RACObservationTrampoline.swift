/// The observation of one property of one object.
///
/// ```
/// target's and observer's dealloc compounds ──strong──► RACObservationTrampoline ──strong──► block
/// RACObservationTrampoline ──weak──► target, observer
/// ```
///
/// The block is let go when the observation is disposed: by whoever made it, or by the death of either
/// object.
///
/// Source: ReactiveCocoa 2.5, `RACKVOTrampoline`.
final class RACObservationTrampoline: RACDisposable, @unchecked Sendable {
  /// The property.
  let keyPath: AnyKeyPath

  private let lock = RecursiveLock()
  private var block: (() -> Void)?
  private weak var target: RACLifetime?
  private weak var observer: RACLifetime?

  /// Begins to observe.
  ///
  /// - Parameters:
  ///   - keyPath: The property, a key path of the target's class.
  ///   - target: Whose property it is; held weakly.
  ///   - observer: Who observes; held weakly.
  ///   - block: Called after each change; held strongly until the observation is disposed.
  init(
    _ keyPath: AnyKeyPath, of target: RACLifetime, observer: RACLifetime,
    block: @escaping () -> Void
  ) {
    self.keyPath = keyPath
    self.target = target
    self.observer = observer
    self.block = block
    super.init()
    target.add(self)
    target.disposable.add(self)
    observer.disposable.add(self)
  }

  /// Calls the block, unless the observation is disposed.
  func send() {
    let block = lock.withLock { self.block }
    block?()
  }

  /// Ends the observation.
  override func dispose() {
    guard state.markDisposed() else { return }
    let released = lock.withLock { block.take() }
    // An object that goes has flagged its compound, which then ignores this removal.
    for lifetime in [target, observer] { lifetime?.disposable.remove(self) }
    target?.remove(self)
    withExtendedLifetime(released) {}
  }
}
