import Synchronization

/// An observer that receives nothing after an error or completion, and either of them once.
///
/// Nobody disposes the observer that `subscribe(onNext:…)` makes: disposing a subscription does not stop its
/// observer, but what calls it.
class ObserverBase<Element>: Receiver<Element>, Disposable, @unchecked Sendable {
  private let isStopped = Atomic<Bool>(false)

  final override func onNext(_ element: Element) {
    if !isStopped.load(ordering: .acquiring) { receiveNext(element) }
  }

  final override func onError(_ error: any Error) {
    if stop() { receiveError(error) }
  }

  final override func onCompleted() {
    if stop() { receiveCompleted() }
  }

  /// Stops delivery.
  final func dispose() { _ = stop() }

  private func stop() -> Bool {
    !isStopped.exchange(true, ordering: .acquiringAndReleasing)
  }

  /// Handles an element that came in time.
  func receiveNext(_ element: Element) {}

  /// Handles the error, once.
  func receiveError(_ error: any Error) {}

  /// Handles completion, once.
  func receiveCompleted() {}
}
