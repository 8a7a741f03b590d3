/// Finds an element of a ``Bag`` again.
struct BagKey: Equatable {
  fileprivate let number: UInt64
}

/// The container of observers and disposables: elements in the order of delivery, each with a key.
///
/// The first place is special, as it is in RxSwift: a new element takes it whenever it is free, so after A, B,
/// C without A the element D comes first. Up to 31 elements the order is RxSwift's. When there have been more
/// at once, RxSwift begins to deliver in the order of a hash table; this one keeps to the order of insertion,
/// and from then on leaves the first place free.
///
/// It is a value: who delivers takes a copy and needs no lock while elements come and go.
struct Bag<Element> {
  private struct Entry {
    let key: BagKey
    /// Nil where an element was removed: the gap goes when there are more gaps than elements.
    var element: Element?
  }

  private static var largestOrderedCount: Int { 31 }

  private var firstKey = BagKey(number: 0)
  private var first: Element?
  /// Everything else, with ascending keys.
  private var others: [Entry] = []
  private var gapCount = 0
  private var nextNumber: UInt64 = 1
  private var hasOverflowed = false

  /// How many elements there are.
  var count: Int { (first == nil ? 0 : 1) + others.count - gapCount }

  /// Whether there are none.
  var isEmpty: Bool { first == nil && others.count == gapCount }

  /// Adds an element.
  ///
  /// - Complexity: O(1), amortised.
  mutating func insert(_ element: Element) -> BagKey {
    let key = BagKey(number: nextNumber)
    nextNumber += 1
    if first == nil && !hasOverflowed {
      first = element
      firstKey = key
    } else {
      others.append(Entry(key: key, element: element))
      if count > Self.largestOrderedCount { hasOverflowed = true }
    }
    return key
  }

  /// Takes an element out.
  ///
  /// - Complexity: O(1), amortised, for the newest element, O(log *n*) for any other.
  /// - Returns: The element; nil if it is not there any more.
  mutating func remove(_ key: BagKey) -> Element? {
    if first != nil && firstKey == key { return first.take() }
    guard let index = index(of: key), let element = others[index].element.take() else { return nil }
    gapCount += 1
    while let last = others.last, last.element == nil {
      others.removeLast()
      gapCount -= 1
    }
    if gapCount > others.count - gapCount && gapCount > 8 {
      others.removeAll { $0.element == nil }
      gapCount = 0
    }
    return element
  }

  /// Takes everything out; keys of before find nothing.
  mutating func removeAll() {
    first = nil
    others = []
    gapCount = 0
    hasOverflowed = false
  }

  /// Visits the elements in the order of delivery.
  @inline(__always)
  func forEach(_ visit: (Element) -> Void) {
    if let first { visit(first) }
    for entry in others {
      if let element = entry.element { visit(element) }
    }
  }

  private func index(of key: BagKey) -> Int? {
    var (low, high) = (0, others.count)
    if let last = others.last, last.key == key { low = high - 1 }
    while low < high {
      let middle = (low + high) / 2
      if others[middle].key == key { return middle }
      if others[middle].key.number < key.number { low = middle + 1 } else { high = middle }
    }
    return nil
  }
}
