/// A push-driven sequence of values that ends with an error or completion, or never.
///
/// A signal is one of a closed family of classes: `RACDynamicSignal` (made by `createSignal(_:)`),
/// `RACReturnSignal`, `RACEmptySignal`, `RACErrorSignal` and ``RACSubject`` with its subclasses.
/// Which one it is decides who holds whom:
///
/// ```
/// cold   RACDynamicSignal ──strong──► didSubscribe ──strong──► upstream signals, operator blocks
///        and nothing else: a cold signal does not know its subscribers
/// hot    RACSubject ──strong──► subscribers[…] ──strong──► RACPassthroughSubscriber
/// ```
///
/// All members may be called from any thread. Values and blocks are not required to be Sendable: as
/// in Objective-C, whoever sends values across threads answers for them.
///
/// Source: ReactiveCocoa 2.5, `RACSignal`. Where 2.5 and later versions differ, this is 2.5.
public class RACSignal<Value>: RACObject, @unchecked Sendable {
  /// A name for debugging.
  ///
  /// Operators name the signals that they make only while ``RACSignalNames`` says so.
  public final var name: String?

  /// What observing the signal's own end needs: nothing until somebody asks.
  private final var lifetime: RACLifetime?

  /// Only this module makes signals: the family is closed.
  init() {}

  deinit { disposeLifetime() }

  /// Subscribes a subscriber.
  ///
  /// - Parameter subscriber: Receives the events. Who holds it afterwards is up to the signal's
  ///   class: a cold signal holds it no longer than its `didSubscribe` block arranges, a subject
  ///   until the returned disposable is disposed or the subject goes.
  /// - Returns: What ends the subscription; nil if nothing is left to end.
  @discardableResult
  public func subscribe(_ subscriber: any RACSubscriberProtocol<Value>) -> RACDisposable? {
    preconditionFailure("\(type(of: self)) does not say how it is subscribed to")
  }

  /// What the library associates with the signal; made when first asked for.
  public final var rac: RACLifetime {
    lifetimeLock.withLock {
      if let lifetime { return lifetime }
      let lifetime = RACLifetime()
      self.lifetime = lifetime
      return lifetime
    }
  }

  /// Completes the signal's `willDealloc`.
  ///
  /// This class's deinit does it while the properties of subclasses are intact; a subclass calls it
  /// only if its own deinit, which comes before, has something to end.
  final func disposeLifetime() { lifetime?.dispose() }
}

/// Guards every signal's lifetime while it is made: a lock per signal would cost each of them.
private let lifetimeLock = RecursiveLock()
