/// What a subject keeps an observer in can let go of one.
protocol SynchronizedUnsubscribeType: AnyObject {
  /// Lets go of an observer.
  func synchronizedUnsubscribe(_ key: BagKey)
}

/// The end of a subscription to a subject: it keeps neither the subject nor the observer alive.
///
/// ```
/// SubscriptionDisposable ──weak──► owner
/// ```
///
/// RxSwift makes it a structure, which `any Disposable` then boxes because of the weak reference; that box is
/// this object.
final class SubscriptionDisposable: Disposable {
  private let key: BagKey
  private weak var owner: (any SynchronizedUnsubscribeType)?

  /// Creates the disposable of an entry.
  init(owner: any SynchronizedUnsubscribeType, key: BagKey) {
    self.owner = owner
    self.key = key
  }

  /// Takes the entry out if the owner is still there.
  func dispose() { owner?.synchronizedUnsubscribe(key) }
}
