/// One end of a ``RACChannel``: a signal of what was sent to the other end, and a subscriber.
///
/// ```
/// RACChannelTerminal ──strong──► values            the subject that sends to this end's subscribers
///                    ──strong──► otherTerminal     the subject that sends to the other's
/// ```
///
/// Source: ReactiveCocoa 2.5, `RACChannelTerminal`.
public final class RACChannelTerminal<Value>:
  RACSignal<Value>, RACSubscriberProtocol, @unchecked Sendable
{
  private let values: RACReplaySubject<Value>
  private let otherTerminal: RACReplaySubject<Value>

  /// Creates an end from two subjects, both held for life.
  init(values: RACReplaySubject<Value>, otherTerminal: RACReplaySubject<Value>) {
    self.values = values
    self.otherTerminal = otherTerminal
  }

  /// Subscribes to what is sent to the other end.
  @discardableResult
  public override func subscribe(_ subscriber: any RACSubscriberProtocol<Value>) -> RACDisposable? {
    values.subscribe(subscriber)
  }

  /// Sends a value out of the other end.
  public func sendNext(_ value: Value) { otherTerminal.sendNext(value) }

  /// Sends an error out of both ends.
  public func sendError(_ error: (any Error)?) { otherTerminal.sendError(error) }

  /// Sends completion out of both ends.
  public func sendCompleted() { otherTerminal.sendCompleted() }

  /// Lets the other end's subject hold a subscription made for this end.
  public func didSubscribe(with disposable: RACCompoundDisposable) {
    otherTerminal.didSubscribe(with: disposable)
  }
}
