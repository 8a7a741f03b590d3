/// Notices deaths by looking at weak references.
final class WeakDeathObserver: Sendable {
  private struct Entry: Sendable {
    let tracked: TrackedObject
    let address: HiddenAddress
    let reference: WeakReference
  }

  private let entries = Locked<[Entry]>([])
  private let onDeath: @Sendable (TrackedObject) -> Void

  init(onDeath: @escaping @Sendable (TrackedObject) -> Void) { self.onDeath = onDeath }

  /// The objects whose death was not noticed yet, in the order of tracking.
  var alive: [TrackedObject] { entries.withLock { $0.map(\.tracked) } }

  /// Where the objects are that have not begun to deinitialise.
  var hiddenSurvivors: [(id: TrackedObject.ID, address: HiddenAddress)] {
    // Looked at without the lock, as in `poll`.
    entries.withLock { $0 }.filter(\.reference.isAlive).map { ($0.tracked.id, $0.address) }
  }

  /// Starts to track `object`, or finds it if it is being tracked already.
  func track(_ object: AnyObject, label: String) -> TrackedObject {
    let address = HiddenAddress(object)
    let reference = WeakReference(object)
    return entries.withLock { entries in
      // An entry with this address whose object is dead is about an earlier object in the same place.
      let known = entries.first { $0.address == address && $0.reference.isAlive }
      if let known { return known.tracked }
      let new = TrackedObject(label: label)
      entries.append(Entry(tracked: new, address: address, reference: reference))
      return new
    }
  }

  /// Tells of the deaths since the last call.
  func poll() {
    // Looked at without the lock, because looking may end an object whose `deinit` comes back here.
    let dead = entries.withLock { $0 }.filter { !$0.reference.isAlive }.map(\.tracked.id)
    guard !dead.isEmpty else { return }
    let noticed = entries.withLock { entries in
      let noticed = entries.filter { dead.contains($0.tracked.id) }
      entries.removeAll { dead.contains($0.tracked.id) }
      return noticed
    }
    for entry in noticed { onDeath(entry.tracked) }
  }

  /// Forgets everything: no death is told after this, but for one that is being told on another thread.
  func stop() { entries.withLock { $0 = [] } }
}
