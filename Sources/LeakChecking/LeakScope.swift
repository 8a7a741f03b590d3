internal import LeakExplanation
internal import LeakInspection
internal import Synchronization

/// The part of a test in which nothing may be left behind.
///
///     LeakScope ──► ObjectTracker ┄┄► tracked objects          nothing of the test is retained
///
/// Every member may be called on any thread.
public final class LeakScope: Sendable {
  let allocations: AllocationScope?
  let tracker = ObjectTracker { _ in }
  private let state = Mutex(State())

  private struct State {
    var names = LabelNames()
    var tracked: [UInt64: Tracked] = [:]
    var running: [StillRunning] = []
  }

  /// What is known of an object without its memory.
  struct Tracked {
    let label: String?
    let type: String
  }

  init(_ allocations: AllocationScope?) { self.allocations = allocations }

  // Not inlined: an object that is only used inside its function must not be seen as local to it and put
  // on the stack, where nothing is deallocated.
  /// Counts `object` as one of the scope, whoever made it and whatever its module, and returns it.
  ///
  /// The object is not retained. Where memory cannot be read, tracked objects are the only ones that are
  /// judged.
  ///
  /// - Parameters:
  ///   - object: The object that is to be gone when the scope has ended.
  ///   - label: What to call it in a report; one that is taken is made unique.
  /// - Returns: The object.
  @inline(never)
  @discardableResult
  public func track<T: AnyObject>(_ object: T, _ label: String? = nil) -> T {
    let type = String(describing: Swift.type(of: object))
    state.withLock { state in
      let name = label.map { state.names.unique($0) }
      let id = tracker.track(object, label: name ?? type).id.rawValue
      guard state.tracked[id] == nil else { return }
      if let name { state.names.take(name) }
      state.tracked[id] = Tracked(label: name, type: type)
    }
    return object
  }

  /// The labels of tracked objects by identity.
  var labels: [UInt64: String] {
    state.withLock { $0.tracked.compactMapValues(\.label) }
  }

  /// The tracked objects that are alive, in the order of tracking.
  var survivors: [Tracked] {
    tracker.poll()
    let alive = tracker.alive
    return state.withLock { state in alive.compactMap { state.tracked[$0.id.rawValue] } }
  }

  /// Waits until no tracked object is alive; blocks the thread.
  ///
  /// Where memory is not read nobody knows what is still running, and what it will let go of.
  func waitForDeaths(_ limit: Duration) {
    _ = Polling.answer(within: limit) { survivors.isEmpty ? true : nil }
  }

  /// What the scope waited for in vain, as a report says it.
  var stillRunning: [StillRunning] { state.withLock { $0.running } }

  func add(stillRunning names: [String], after limit: Duration?) {
    state.withLock { $0.running += names.map { StillRunning(name: $0, waited: limit) } }
  }
}
