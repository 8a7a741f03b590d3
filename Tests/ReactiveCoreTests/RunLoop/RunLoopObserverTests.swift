import ReactiveCore
import Testing

@Suite struct RunLoopObserverTests {
  private let process = VirtualProcess()
  private var loop: VirtualRunLoop { process.mainThread.runLoop }
  private let log = EventLog()

  @Test func aTurnGoesThroughTheActivitiesInOrder() {
    observe(.all)
    let ticker = Ticker(log)
    ticker.schedule(every: .seconds(1), repeats: false, on: loop)
    loop.run()
    #expect(
      log.entries == [
        "entry", "before timers", "before sources", "before waiting", "after waiting", "tick",
        "exit",
      ])
  }

  @Test func aSignalledSourceIsHandledWithoutWaiting() {
    observe(.all)
    let source = VirtualRunLoopSource { log.note("source") }
    loop.add(source, forMode: .default)
    source.signal()
    loop.run(mode: .default, before: .seconds(1))
    #expect(log.entries == ["entry", "before timers", "before sources", "source", "exit"])
  }

  @Test func anObserverIsToldOnlyWhatItAskedFor() {
    observe([.entry, .exit])
    let ticker = Ticker(log)
    ticker.schedule(every: .seconds(1), on: loop)
    loop.run(mode: .default, before: .seconds(2))
    #expect(log.entries == ["entry", "tick", "tick", "exit"])
  }

  @Test func anObserverOfAnotherModeIsNotTold() {
    loop.add(
      VirtualRunLoopObserver(activities: .all) { _, _ in log.note("told") }, forMode: .tracking)
    loop.runUntilIdle()
    #expect(log.entries.isEmpty)
  }

  @Test func observersAreToldInTheirOrderThenInThatOfAdding() {
    for (name, order) in [("last", 5), ("first", -5), ("second", 0), ("third", 0)] {
      loop.add(
        VirtualRunLoopObserver(activities: .entry, order: order) { _, _ in log.note(name) },
        forMode: .default)
    }
    loop.runUntilIdle()
    #expect(log.entries == ["first", "second", "third", "last"])
  }

  @Test func anObserverThatDoesNotRepeatIsInvalidWhenItIsTold() {
    let observer = VirtualRunLoopObserver(activities: .all, repeats: false) { observer, activity in
      log.note("\(activity), valid: \(observer.isValid)")
    }
    loop.add(observer, forMode: .default)
    loop.runUntilIdle()
    #expect(log.entries == ["entry, valid: false"])
  }

  @Test func aLoopHoldsItsObserverAndThatItsBlockUntilItIsInvalidated() {
    let (observer, payload) = addHoldingPayload()
    #expect(observer.isAlive)
    #expect(payload.isAlive)
    observer.object?.invalidate()
    #expect(!observer.isAlive)
    #expect(!payload.isAlive)
  }

  @Test func aRemovedObserverIsNotTold() {
    let observer = VirtualRunLoopObserver(activities: .all) { _, _ in log.note("told") }
    loop.add(observer, forMode: .common)
    loop.remove(observer, forMode: .common)
    loop.runUntilIdle()
    #expect(log.entries.isEmpty)
    #expect(observer.isValid)
  }

  private func observe(_ activities: VirtualRunLoop.Activity) {
    loop.add(
      VirtualRunLoopObserver(activities: activities) { _, activity in log.note("\(activity)") },
      forMode: .default)
  }

  @inline(never)
  private func addHoldingPayload() -> (Weak<VirtualRunLoopObserver>, Weak<Payload>) {
    let payload = Payload()
    let observer = VirtualRunLoopObserver(activities: .all) { _, _ in
      withExtendedLifetime(payload) {}
    }
    loop.add(observer, forMode: .common)
    return (Weak(observer), Weak(payload))
  }
}
