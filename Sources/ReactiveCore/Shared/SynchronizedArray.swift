/// An array of objects with identity and a recursive lock: what `NSMutableArray` under
/// `@synchronized` is to the originals.
///
/// It is an object of its own because blocks capture it without capturing its owner. As in
/// Objective-C it does not say what kind of objects it holds: generic code would look that type up
/// each time.
final class SynchronizedArray: @unchecked Sendable {
  private var elements: [AnyObject]
  private let lock = RecursiveLock()

  /// Creates an array of the given elements.
  init(_ elements: [AnyObject] = []) {
    self.elements = elements
  }

  /// The elements as they are now; a copy is made only if the array changes while it is in use.
  var snapshot: [AnyObject] { lock.withLock { elements } }

  /// Appends an element.
  func append(_ element: AnyObject) {
    lock.withLock { elements.append(element) }
  }

  /// Removes the last occurrence of an element, searching backwards.
  ///
  /// - Parameter element: Held by the caller: a deinit must not run under the lock.
  /// - Complexity: O(1) for the newest element, O(*n*) for the oldest.
  func removeLast(_ element: AnyObject) {
    lock.withLock {
      var index = elements.count - 1
      while index >= 0, elements[index] !== element { index -= 1 }
      if index >= 0 { elements.remove(at: index) }
    }
  }

  /// Removes every occurrence of an element, then runs `body`, both with the lock held.
  ///
  /// - Parameters:
  ///   - element: Held by the caller: a deinit must not run under the lock.
  ///   - body: Told whether the array is empty now.
  /// - Returns: What `body` returns.
  func removeAll<Result>(_ element: AnyObject, then body: (_ isEmpty: Bool) -> Result) -> Result {
    lock.withLock {
      elements.removeAll { $0 === element }
      return body(elements.isEmpty)
    }
  }
}
