import LeakInspection

/// What is said of objects whose tracker looks at weak references.
enum WeakTrackingProbe {
  private final class Ring { var next: Ring? }

  nonisolated(unsafe) private static var kept: Ring?

  static func run() throws {
    let tracker = ObjectTracker(mechanism: .weakReferences) { _ in }
    Probe.onThread { makeRing(tracker) }
    Probe.onThread { keep(tracker) }
    Probe.onThread { letGo(tracker) }
    let labels = Dictionary(uniqueKeysWithValues: tracker.alive.map { ($0.id, $0.label) })
    let result = try HeapInspection.inspect(tracker)
    for explanation in result.explanations {
      let label = result.objects[explanation.object].tracked.flatMap { labels[$0] }
      print("\(label ?? "unknown"): \(explanation.kind)")
    }
  }

  @inline(never)
  private static func makeRing(_ tracker: ObjectTracker) {
    let first = Ring()
    let second = Ring()
    tracker.track(first, label: "first")
    tracker.track(second, label: "second")
    first.next = second
    second.next = first
  }

  @inline(never)
  private static func keep(_ tracker: ObjectTracker) {
    kept = Ring()
    kept.map { _ = tracker.track($0, label: "kept") }
  }

  @inline(never)
  private static func letGo(_ tracker: ObjectTracker) {
    let ring = Ring()
    tracker.track(ring, label: "gone")
    withExtendedLifetime(ring) {}
  }
}
