internal import Synchronization

/// What an ``ObjectTracker`` leaves to its mechanism.
protocol DeathObserver: AnyObject, Sendable {
  /// The objects whose death was not noticed yet, in the order of tracking.
  var alive: [TrackedObject] { get }
  /// Starts to track `object`, or finds it if it is being tracked already.
  func track(_ object: AnyObject, label: String) -> TrackedObject
  /// Looks for deaths if they are not told by themselves.
  func poll()
  /// Forgets everything: no death is told after this, but for one that is being told on another thread.
  func stop()
}

extension TrackedObject {
  private static let count = Atomic<UInt64>(0)

  /// A new identity under this label.
  init(label: String) {
    let number = Self.count.wrappingAdd(1, ordering: .relaxed).newValue
    self.init(id: ID(rawValue: number), label: label)
  }
}
