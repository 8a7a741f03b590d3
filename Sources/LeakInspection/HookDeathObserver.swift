internal import CLeakHeap
internal import Synchronization

/// Notices deaths in the runtime's deallocation function.
///
/// Each watch in the hook's table owns a reference to the observer until the object has died or the watch
/// has ended, so that a death that is being told on one thread never meets an observer that went away on
/// another.
final class HookDeathObserver: Sendable {
  private struct Tracked {
    var byAddress: [HiddenAddress: TrackedObject] = [:]
    var addresses: [TrackedObject.ID: HiddenAddress] = [:]
  }

  private let tracked = Locked(Tracked())
  private let onDeath: @Sendable (TrackedObject) -> Void

  init(onDeath: @escaping @Sendable (TrackedObject) -> Void) { self.onDeath = onDeath }

  /// The objects whose death was not seen yet, in no order.
  var alive: [TrackedObject] { tracked.withLock { Array($0.byAddress.values) } }

  /// Where those objects are, in no order.
  var hiddenSurvivors: [(id: TrackedObject.ID, address: HiddenAddress)] {
    tracked.withLock { $0.addresses.map { (id: $0.key, address: $0.value) } }
  }

  /// Whether the death of `object` would be seen.
  static func canSee(_ object: AnyObject) -> Bool {
    leakheap_can_watch(HiddenAddress(object).pointer)
  }

  /// Starts to track `object`, or finds it if it is being tracked already.
  func track(_ object: AnyObject, label: String) -> TrackedObject {
    let address = HiddenAddress(object)
    return tracked.withLock { tracked in
      if let known = tracked.byAddress[address] { return known }
      let new = TrackedObject(label: label)
      tracked.byAddress[address] = new
      tracked.addresses[new.id] = address
      let receiver = Unmanaged.passRetained(self).toOpaque()
      let isWatched = leakheap_watch(address.pointer, new.id.rawValue, Self.report, receiver)
      precondition(isWatched, "out of memory")
      return new
    }
  }

  /// Ends all watches: no death is told after this, but for one that is being told on another thread.
  func stop() {
    let watches = tracked.withLock { tracked in
      defer { tracked = Tracked() }
      return tracked.addresses
    }
    for (id, address) in watches where leakheap_unwatch(address.pointer, id.rawValue) {
      Unmanaged.passUnretained(self).release()
    }
  }

  /// Called by the hook, which hands back the reference that the watch owned.
  private static let report: leakheap_death_callback = { receiver, id in
    guard let receiver else { return }
    let observer = Unmanaged<HookDeathObserver>.fromOpaque(receiver).takeRetainedValue()
    observer.died(TrackedObject.ID(rawValue: id))
  }

  private func died(_ id: TrackedObject.ID) {
    let dead = tracked.withLock { tracked -> TrackedObject? in
      guard let address = tracked.addresses.removeValue(forKey: id) else { return nil }
      return tracked.byAddress.removeValue(forKey: address)
    }
    if let dead { onDeath(dead) }
  }
}

extension HookDeathObserver {
  private final class Probe {}

  // Not inlined, so that the probe is an object on the heap that is gone when this returns.
  @inline(never)
  private func trackAndRelease() { _ = track(Probe(), label: "probe") }

  /// Whether the hook is called in this process.
  static func isHookCalled() -> Bool {
    let flag = Flag()
    let observer = HookDeathObserver { _ in flag.isRaised.store(true, ordering: .relaxed) }
    observer.trackAndRelease()
    observer.stop()
    return flag.isRaised.load(ordering: .relaxed)
  }

  private final class Flag: Sendable {
    let isRaised = Atomic(false)
  }
}
