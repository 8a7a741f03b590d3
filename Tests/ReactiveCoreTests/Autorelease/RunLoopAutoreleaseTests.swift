import ReactiveCore
import Testing

/// The pools that a run loop pushes and drains around its turns.
@Suite struct RunLoopAutoreleaseTests {
  private let process = VirtualProcess()
  private var loop: VirtualRunLoop { process.mainThread.runLoop }
  private let log = EventLog()

  @Test func aTurnDrainsItsPoolBeforeTheLoopWaits() {
    observe(.beforeWaiting, "before waiting")
    observe(.afterWaiting, "after waiting")
    loop.perform { leave("object") }
    loop.perform(after: .seconds(1)) { log.note("next block") }
    loop.advance(by: .seconds(1))
    #expect(
      log.entries == [
        "before waiting", "after waiting", "before waiting", "object deinit", "after waiting",
        "next block",
      ])
  }

  @Test func whatIsLeftAtTheEndGoesWhenTheLoopExits() {
    observe(.exit, "exit")
    loop.perform { leave("object") }
    loop.run()
    log.note("run returned")
    #expect(log.entries == ["exit", "object deinit", "run returned"])
  }

  @Test func theFirstPoolIsPushedAtEntry() {
    observe(.entry, "entry") { leave("of the observer") }
    loop.runUntilIdle()
    #expect(log.entries == ["entry", "of the observer deinit"])
  }

  @Test func blocksOfOneTurnShareItsPool() {
    loop.perform { leave("object") }
    loop.perform { log.note("second block of the turn") }
    loop.runUntilIdle()
    #expect(log.entries == ["second block of the turn", "object deinit"])
  }

  @Test func aPoolInsideATurnIsDrainedBeforeIt() {
    loop.perform {
      AutoreleasePool.whileDraining { leave("inner") }
      log.note("end of the block")
    }
    loop.runUntilIdle()
    #expect(log.entries == ["inner deinit", "end of the block"])
  }

  @Test func aNestedRunDrainsOnlyItsOwn() {
    loop.perform { [loop] in
      leave("outer")
      loop.perform { leave("nested") }
      loop.runUntilIdle(mode: .tracking)
      log.note("nested run returned")
    }
    loop.runUntilIdle()
    #expect(log.entries == ["nested deinit", "nested run returned", "outer deinit"])
  }

  @Test func noPoolIsLeftWhenTheLoopHasRun() {
    loop.perform { leave("object") }
    loop.advance(by: .seconds(1))
    #expect(process.mainThread.autoreleasePoolDepth == 0)
    #expect(process.mainThread.autoreleasedCount == 0)
    #expect(process.mainThread.autoreleasedPeak == 1)
  }

  private func observe(
    _ activity: VirtualRunLoop.Activity, _ name: String, then block: @escaping () -> Void = {}
  ) {
    let observer = VirtualRunLoopObserver(activities: activity) { [log] _, _ in
      log.note(name)
      block()
    }
    loop.add(observer, forMode: .default)
  }

  @inline(never)
  private func leave(_ name: String) {
    AutoreleasePool.autorelease(LastWords { [log] in log.note("\(name) deinit") })
  }
}
