/// Elements that come out in the order in which they went in, each in constant time on average.
struct Queue<Element> {
  /// Nil where an element was taken out: it must not be held any longer.
  private var elements: ContiguousArray<Element?> = []
  private var start = 0

  /// Whether nothing is in it.
  var isEmpty: Bool { start == elements.count }

  /// How many elements are in it.
  var count: Int { elements.count - start }

  /// What comes out next.
  var first: Element? { isEmpty ? nil : elements[start] }

  /// Adds an element at the end.
  mutating func append(_ element: Element) { elements.append(element) }

  /// Takes the first element out; nil if there is none.
  mutating func popFirst() -> Element? {
    guard !isEmpty else { return nil }
    let element = elements[start].take()
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
