import Synchronization

/// Lets new events wait until an observer was sent the old ones.
///
/// ```
/// ReplayingObserver ──strong──► observer     for life
///                   ──strong──► waiting      until the old elements were delivered
/// ```
final class ReplayingObserver<Element>: Receiver<Element>, @unchecked Sendable {
  private let observer: Receiver<Element>
  private let lock = RecursiveLock()
  private let isLive = Atomic<Bool>(false)
  private var waiting: [Event<Element>] = []

  /// Creates an observer that lets everything wait.
  init(_ observer: Receiver<Element>) {
    self.observer = observer
  }

  /// Sends the old elements, then what came meanwhile, and lets everything through from then on.
  func replay(_ sendOld: () -> Void) {
    sendOld()
    while true {
      let events = lock.withLock {
        let events = waiting
        waiting = []
        if events.isEmpty { isLive.store(true, ordering: .releasing) }
        return events
      }
      if events.isEmpty { return }
      events.forEach { observer.on($0) }
    }
  }

  override func onNext(_ element: Element) {
    if isLive.load(ordering: .acquiring) || !wait(.next(element)) { observer.onNext(element) }
  }

  override func onError(_ error: any Error) {
    if !wait(.error(error)) { observer.onError(error) }
  }

  override func onCompleted() {
    if !wait(.completed) { observer.onCompleted() }
  }

  private func wait(_ event: Event<Element>) -> Bool {
    lock.withLock {
      if isLive.load(ordering: .relaxed) { return false }
      waiting.append(event)
      return true
    }
  }
}
