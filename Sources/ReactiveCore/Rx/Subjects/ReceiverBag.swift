/// The observers of a subject, as a value.
///
/// It does not say what kind of objects it holds: generic code would look that type up each time.
struct ReceiverBag<Element> {
  private var receivers = Bag<AnyObject>()

  /// Whether there are none.
  var isEmpty: Bool { receivers.isEmpty }

  /// Adds an observer.
  mutating func insert(_ receiver: Receiver<Element>) -> BagKey { receivers.insert(receiver) }

  /// Takes an observer out, for the caller to let go of without a lock.
  mutating func remove(_ key: BagKey) -> AnyObject? { receivers.remove(key) }

  /// Takes all observers out.
  mutating func takeAll() -> ReceiverBag {
    let all = self
    receivers.removeAll()
    return all
  }

  /// Sends an element to all.
  func onNext(_ element: Element) {
    receivers.forEach { unsafeDowncast($0, to: Receiver<Element>.self).onNext(element) }
  }

  /// Sends an end to all.
  func onStop(_ event: StopEvent) {
    receivers.forEach { event.send(to: unsafeDowncast($0, to: Receiver<Element>.self)) }
  }
}
