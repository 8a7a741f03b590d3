import Synchronization

/// What the closure of `create` sends to: lets elements through until the first end, and that once.
///
/// The closure's ``AnyObserver`` owns the sink; see ``Sink`` for what that means to who stores it.
final class AnonymousObservableSink<Element>: Sink<Element, Element>, @unchecked Sendable {
  private let isStopped = Atomic<Bool>(false)

  override func onNext(_ element: Element) {
    if !isStopped.load(ordering: .acquiring) { forwardNext(element) }
  }

  override func onError(_ error: any Error) {
    if stop() { forwardError(error) }
  }

  override func onCompleted() {
    if stop() { forwardCompleted() }
  }

  private func stop() -> Bool {
    !isStopped.exchange(true, ordering: .acquiringAndReleasing)
  }
}
