import Foundation
import LeakInspection
import Testing

@Suite(.enabled(if: DeathMechanism.available == .deallocationHook))
struct DeallocationHookTests {
  private let journal = Journal()

  @Test func aDeathIsToldAtTheMomentItHappens() {
    let tracker = journal.tracker()
    var object: Plain? = Plain()
    if let object { tracker.track(object, label: "object") }
    journal.write("before")
    release(&object)
    journal.write("after")
    #expect(journal.lines == ["before", "object", "after"])
  }

  @Test func aDeathComesAfterTheDeinitBodyAndTheDeathsOfTheMembers() {
    let tracker = journal.tracker()
    trackAndRelease(tracker, "parent") {
      let child = Plain()
      tracker.track(child, label: "child")
      return Parent(child: child) { [journal] in journal.write("deinit") }
    }
    #expect(journal.lines == ["deinit", "child", "parent"])
  }

  @Test func deathsOnOtherThreadsAreToldInTheirOrder() {
    let tracker = journal.tracker()
    trackAndRelease(tracker, "first") { Plain() }
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group) { trackAndRelease(tracker, "second") { Plain() } }
    group.wait()
    trackAndRelease(tracker, "third") { Plain() }
    #expect(journal.lines == ["first", "second", "third"])
  }

  @Test func everyKindOfNativeClassIsSeen() {
    let tracker = journal.tracker()
    actor Actor { var value = 0 }
    final class Generic<T> { var value: T? }
    class Base {}
    final class Derived: Base {}
    final class Buffer: ManagedBuffer<Int, Int> {}
    final class Root: NSObject {}
    trackAndRelease(tracker, "actor") { Actor() }
    trackAndRelease(tracker, "generic") { Generic<String>() }
    trackAndRelease(tracker, "derived") { Derived() }
    trackAndRelease(tracker, "buffer") { Buffer.create(minimumCapacity: 4) { _ in 0 } }
    trackAndRelease(tracker, "NSObject") { Root() }
    trackAndRelease(tracker, "NSLock") { NSLock() }
    #expect(journal.lines == ["actor", "generic", "derived", "buffer", "NSObject", "NSLock"])
  }

  @Test func anObjectOfTheStandardLibrarysOwnClassIsNoticedWhenPolled() {
    let tracker = journal.tracker()
    trackAndRelease(tracker, "key path") { (\[String].count).appending(path: \.bitWidth) }
    tracker.poll()
    #expect(journal.lines == ["key path"])
  }

  @Test func trackingLeavesTheObjectAsItWas() {
    let tracker = journal.tracker()
    let object = Plain()
    // The second word of an object is its reference counts, or its side table if it has one.
    let counts = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()) + 8
    let before = counts.load(as: UInt64.self)
    tracker.track(object, label: "object")
    #expect(counts.load(as: UInt64.self) == before)
    withExtendedLifetime(object) {}
  }

  @Test func anObjectInThePlaceOfADeadOneIsAnotherObject() {
    let tracker = journal.tracker()
    // The first place that is given back is given out again, but by a sanitizer's allocator.
    for number in 1...100 { trackAndRelease(tracker, "\(number)") { Plain() } }
    #expect(journal.lines == (1...100).map(String.init))
    #expect(tracker.alive == [])
  }

  @Test func theErrorNumberSurvivesADeath() {
    let tracker = ObjectTracker { _ in errno = ENOENT }
    var object: Plain? = Plain()
    if let object { tracker.track(object, label: "object") }
    errno = EDOM
    release(&object)
    #expect(errno == EDOM)
  }

  @Test func manyDeathsOnManyThreadsAreToldOnceEach() {
    let tracker = journal.tracker()
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      var objects: [Plain] = []
      for number in 0..<500 {
        objects.append(Plain())
        tracker.track(objects[number], label: "\(thread).\(number)")
      }
      objects.reverse()
      while !objects.isEmpty { objects.removeLast() }
    }
    let expected = (0..<8).flatMap { thread in (0..<500).map { "\(thread).\($0)" } }
    #expect(journal.lines.sorted() == expected.sorted())
    #expect(tracker.alive == [])
  }
}
