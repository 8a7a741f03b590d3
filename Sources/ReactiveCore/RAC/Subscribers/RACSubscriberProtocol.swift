/// What a signal can send events to.
///
/// In Objective-C the protocol and the class share the name `RACSubscriber`; Swift tells them apart
/// as it does `NSObjectProtocol` and `NSObject`.
public protocol RACSubscriberProtocol<Value>: AnyObject {
  /// The type of the values received.
  associatedtype Value

  /// Receives the next value.
  func sendNext(_ value: Value)

  /// Receives an error, after which nothing more is delivered.
  ///
  /// - Parameter error: What went wrong; nil is allowed, as in the original.
  func sendError(_ error: (any Error)?)

  /// Receives completion, after which nothing more is delivered.
  func sendCompleted()

  /// Learns the disposable of a subscription made for it, so that it can end it.
  ///
  /// - Parameter disposable: The disposable of the subscription. Implementations hold it strongly
  ///   while the subscription lives.
  func didSubscribe(with disposable: RACCompoundDisposable)
}
