import Synchronization

/// A number with identity that several threads may change.
final class Counter: Sendable {
  private let number: Atomic<Int>

  /// Creates a counter that stands at a number.
  init(_ number: Int = 0) {
    self.number = Atomic(number)
  }

  /// What the counter stands at.
  var value: Int { number.load(ordering: .acquiring) }

  /// Adds one and returns what there is then.
  @discardableResult
  func increment() -> Int { number.add(1, ordering: .acquiringAndReleasing).newValue }

  /// Takes one away and returns what is left.
  @discardableResult
  func decrement() -> Int { number.subtract(1, ordering: .acquiringAndReleasing).newValue }
}
