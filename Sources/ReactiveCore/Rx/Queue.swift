/// Elements that come out in the order in which they went in.
struct Queue<Element> {
  /// Nil where an element was taken out: it must not be held any longer.
  private var elements: ContiguousArray<Element?> = []
  private var start = 0

  /// Whether nothing waits.
  var isEmpty: Bool { start == elements.count }

  /// What comes out next.
  var first: Element? { isEmpty ? nil : elements[start] }

  /// Puts an element in.
  mutating func enqueue(_ element: Element) { elements.append(element) }

  /// Takes the first element out.
  ///
  /// - Complexity: O(1), amortised.
  mutating func dequeue() -> Element? {
    guard !isEmpty else { return nil }
    let element = elements[start]
    elements[start] = nil
    start += 1
    if start == elements.count {
      elements.removeAll(keepingCapacity: start <= 16)
      start = 0
    } else if start > 16 && start * 2 > elements.count {
      elements.removeFirst(start)
      start = 0
    }
    return element
  }
}
