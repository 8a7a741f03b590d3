import LeakInspection
import Testing

@Suite(.serialized) struct ObjectTrackerTests {
  private let journal = Journal()

  private static let mechanisms: [DeathMechanism] =
    DeathMechanism.available == .deallocationHook
    ? [.deallocationHook, .weakReferences] : [.weakReferences]

  @Test func theHookWorksInThisBuild() {
    #expect(DeathMechanism.available == .deallocationHook)
  }

  @Test(arguments: mechanisms)
  func whatIsTrackedIsNotKeptAlive(mechanism: DeathMechanism) {
    let tracker = journal.tracker(mechanism)
    weak var object: Plain?
    trackAndRelease(tracker, "object") {
      let new = Plain()
      object = new
      return new
    }
    #expect(object == nil)
  }

  @Test(arguments: mechanisms)
  func theLivingAreListedInTheOrderOfTracking(mechanism: DeathMechanism) {
    let tracker = journal.tracker(mechanism)
    let kept = (0..<100).map { number in
      let object = Plain()
      tracker.track(object, label: "kept \(number)")
      trackAndRelease(tracker, "released \(number)") { Plain() }
      return object
    }
    tracker.poll()
    #expect(tracker.alive.map(\.label) == (0..<100).map { "kept \($0)" })
    #expect(journal.lines == (0..<100).map { "released \($0)" })
    withExtendedLifetime(kept) {}
  }

  @Test(arguments: mechanisms)
  func anObjectIsTrackedOnce(mechanism: DeathMechanism) {
    let tracker = journal.tracker(mechanism)
    let object = Plain()
    let first = tracker.track(object, label: "first")
    #expect(tracker.track(object, label: "second") == first)
    #expect(tracker.alive == [first])
    withExtendedLifetime(object) {}
  }

  @Test(arguments: mechanisms)
  func everyTrackerIsTold(mechanism: DeathMechanism) {
    let one = ObjectTracker(mechanism: mechanism) { [journal] in journal.write("one: \($0.label)") }
    let two = ObjectTracker(mechanism: mechanism) { [journal] in journal.write("two: \($0.label)") }
    trackAndRelease(one, "object") {
      let object = Plain()
      two.track(object, label: "object")
      return object
    }
    one.poll()
    two.poll()
    #expect(journal.lines.sorted() == ["one: object", "two: object"])
  }

  @Test(arguments: mechanisms)
  func nothingIsToldWhenTheTrackerIsGone(mechanism: DeathMechanism) {
    let object = Plain()
    func track() {
      let tracker = journal.tracker(mechanism)
      tracker.track(object, label: "object")
    }
    track()
    let other = journal.tracker(mechanism)
    trackAndRelease(other, "other") { Plain() }
    other.poll()
    withExtendedLifetime(object) {}
    #expect(journal.lines == ["other"])
  }

  @Test func weakReferencesTellAtThePollInTheOrderOfTracking() {
    let tracker = journal.tracker(.weakReferences)
    var first: Plain? = Plain()
    var second: Plain? = Plain()
    if let first, let second {
      tracker.track(first, label: "first")
      tracker.track(second, label: "second")
    }
    release(&second)
    release(&first)
    journal.write("poll")
    tracker.poll()
    tracker.poll()
    #expect(journal.lines == ["poll", "first", "second"])
  }
}
