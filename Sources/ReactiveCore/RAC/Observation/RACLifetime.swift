/// What Objective-C's runtime associates with an object for ReactiveCocoa.
///
/// ```
/// object ──strong──► RACLifetime ──strong──► disposable ──strong──► completion of willDealloc
///                                                       ──strong──► each observation of the object
///                                                       ──strong──► each observation by the object
///                    RACLifetime ──strong──► willDeallocSubject ──strong──► its subscribers
///                    RACLifetime ──weak────► trampolines[…]
/// ```
///
/// An object therefore owns the blocks of everybody who observes it, and of everybody whom it observes.
///
/// Source: ReactiveCocoa 2.5, `NSObject+RACDeallocating` and `RACKVOProxy`.
public final class RACLifetime: @unchecked Sendable {
  /// What is disposed when the object goes.
  public let disposable = RACCompoundDisposable()

  private let lock = RecursiveLock()
  private var willDeallocSubject: RACReplaySubject<Never>?
  private var trampolines: [WeakTrampoline] = []

  /// Creates what an object needs to be observed; to be stored in it and nowhere else.
  public init() {}

  deinit { dispose() }

  /// Ends the object's observations and completes its `willDealloc`; to be called first in its deinit.
  ///
  /// Then the order is the original's: completion is delivered on the thread that releases the object,
  /// while its properties are intact, before the rest of the deinit. Weak references to it read nil
  /// already. A subclass whose deinit must come after completion calls it too; only the first call
  /// counts.
  ///
  /// An object that does not call it is observed all the same, but later: completion is delivered while
  /// the properties are being released, after the deinit and in no particular order among them.
  public func dispose() { disposable.dispose() }

  /// A signal that completes when the object goes; made when first asked for.
  var willDealloc: RACSignal<Never> {
    lock.withLock {
      if let willDeallocSubject { return willDeallocSubject }
      let subject = RACReplaySubject<Never>()
      willDeallocSubject = subject
      disposable.add(RACDisposable { subject.sendCompleted() })
      return subject
    }
  }

  // MARK: Changes

  /// Lets a trampoline hear of changes as long as it lives; it is not held.
  func add(_ trampoline: RACObservationTrampoline) {
    lock.withLock { trampolines.append(WeakTrampoline(trampoline)) }
  }

  /// Ends that.
  func remove(_ trampoline: RACObservationTrampoline) {
    lock.withLock {
      trampolines.removeAll { $0.trampoline == nil || $0.trampoline === trampoline }
    }
  }

  /// Tells those who observe a property that it has changed, in the order in which they began.
  func didChange(_ keyPath: AnyKeyPath) {
    let concerned = lock.withLock {
      trampolines.compactMap(\.trampoline).filter { $0.keyPath == keyPath }
    }
    for trampoline in concerned { trampoline.send() }
  }
}

/// An entry in the list of those who want to hear of changes.
private struct WeakTrampoline {
  weak let trampoline: RACObservationTrampoline?

  init(_ trampoline: RACObservationTrampoline) {
    self.trampoline = trampoline
  }
}
