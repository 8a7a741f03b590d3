/// An array with identity and a recursive lock: what `NSMutableArray` under `@synchronized` is to the
/// originals.
///
/// It is an object of its own because blocks capture it without capturing its owner.
final class SynchronizedArray<Element>: @unchecked Sendable {
  private var elements: [Element]
  private let lock = RecursiveLock.make()

  /// Creates an array of the given elements.
  init(_ elements: [Element] = []) {
    self.elements = elements
  }

  /// The elements as they are now; a copy is made only if the array changes while it is in use.
  var snapshot: [Element] { lock.withLock { elements } }

  /// Appends an element.
  func append(_ element: Element) {
    lock.withLock { elements.append(element) }
  }

  /// Removes the last element that matches, searching backwards.
  ///
  /// The removed element is released after the lock: its deinit may come back here.
  ///
  /// - Complexity: O(1) for the newest element, O(*n*) for the oldest.
  func removeLast(where matches: (Element) -> Bool) {
    let removed = lock.withLock {
      elements.lastIndex(where: matches).map { elements.remove(at: $0) }
    }
    withExtendedLifetime(removed) {}
  }

  /// Removes every element that matches, then runs `body`, both with the lock held.
  ///
  /// - Parameters:
  ///   - matches: Whether to remove an element. The caller must hold what it removes: a deinit must not
  ///     run under the lock.
  ///   - body: Told whether the array is empty now.
  /// - Returns: What `body` returns.
  func removeAll<Result>(
    where matches: (Element) -> Bool,
    then body: (_ isEmpty: Bool) -> Result
  ) -> Result {
    lock.withLock {
      elements.removeAll(where: matches)
      return body(elements.isEmpty)
    }
  }
}
