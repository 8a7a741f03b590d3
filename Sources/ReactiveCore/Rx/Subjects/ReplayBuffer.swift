/// The last elements that a subject was sent.
struct ReplayBuffer<Element> {
  private let capacity: Int?
  private var elements: ContiguousArray<Element> = []
  /// Where the oldest element is once the buffer is full.
  private var start = 0

  /// Creates an empty buffer.
  ///
  /// - Parameter capacity: How many elements it keeps; room for one more is made at once, as RxSwift does.
  ///   Nil for all of them.
  init(capacity: Int?) {
    self.capacity = capacity
    if let capacity { elements.reserveCapacity(capacity + 1) }
  }

  /// Adds an element, and returns the one that has to make room for it.
  mutating func push(_ element: Element) -> Element? {
    guard let capacity, elements.count == capacity else {
      elements.append(element)
      return nil
    }
    guard capacity > 0 else { return element }
    let oldest = elements[start]
    elements[start] = element
    start = (start + 1) % capacity
    return oldest
  }

  /// Visits the elements, the oldest first.
  func forEach(_ visit: (Element) -> Void) {
    for index in elements.indices { visit(elements[(start + index) % elements.count]) }
  }
}
