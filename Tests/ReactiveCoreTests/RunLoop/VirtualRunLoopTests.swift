import ReactiveCore
import Testing

@Suite struct VirtualRunLoopTests {
  private let process = VirtualProcess()
  private var loop: VirtualRunLoop { process.mainThread.runLoop }

  @Test func performedBlockWaitsForTheLoopToTurn() {
    var runs = 0
    loop.perform { runs += 1 }
    #expect(runs == 0)
    loop.runUntilIdle()
    loop.runUntilIdle()
    #expect(runs == 1)
  }

  @Test func runUntilIdleRunsWhatABlockQueuesAndTimeStandsStill() {
    var order: [Int] = []
    loop.perform { [loop] in
      order.append(1)
      loop.perform { order.append(3) }
    }
    loop.perform { order.append(2) }
    loop.perform(after: .nanoseconds(1)) { order.append(4) }
    loop.runUntilIdle()
    #expect(order == [1, 2, 3])
    #expect(loop.now == .zero)
  }

  @Test func whatComesDueRunsInOrderOfTimeThenOfAdding() {
    var order: [String] = []
    loop.perform(after: .seconds(2)) { order.append("late") }
    loop.perform(after: .seconds(1)) { order.append("first of two") }
    loop.perform(after: .seconds(1)) { order.append("second of two") }
    loop.advance(by: .seconds(3))
    #expect(order == ["first of two", "second of two", "late"])
  }

  @Test func blocksAndTimersOfTheSameTimeRunInOrderOfAdding() {
    let log = EventLog()
    let ticker = Ticker(log, "timer")
    loop.perform(after: .seconds(1)) { log.note("before") }
    ticker.schedule(every: .seconds(1), on: loop)
    loop.perform(after: .seconds(1)) { log.note("after") }
    loop.advance(by: .seconds(1))
    #expect(log.entries == ["before", "timer", "after"])
  }

  @Test func aBlockSeesItsOwnTimeAndTheEndIsReached() {
    var times: [Duration] = []
    loop.perform(after: .seconds(1)) { [loop] in times.append(loop.now) }
    loop.perform(after: .seconds(5)) { [loop] in times.append(loop.now) }
    loop.advance(by: .seconds(3))
    #expect(times == [.seconds(1)])
    #expect(loop.now == .seconds(3))
    loop.advance(by: .seconds(2))
    #expect(times == [.seconds(1), .seconds(5)])
  }

  @Test func aBlockMayTurnTheLoop() {
    var order: [Int] = []
    loop.perform(after: .seconds(1)) { [loop] in
      loop.advance(by: .seconds(5))
      order.append(2)
    }
    loop.perform(after: .seconds(3)) { order.append(1) }
    loop.advance(by: .seconds(2))
    #expect(order == [1, 2])
    #expect(loop.now == .seconds(6))
  }

  @Test func aBlockIsHeldUntilItHasRun() {
    weak let payload = queueBlockHoldingPayload()
    #expect(payload != nil)
    loop.runUntilIdle()
    #expect(payload == nil)
  }

  @inline(never)
  private func queueBlockHoldingPayload() -> Payload? {
    let payload = Payload()
    loop.perform { withExtendedLifetime(payload) {} }
    return payload
  }

  @Test func blocksMayBeQueuedFromAnyThread() {
    let loop = self.loop
    let runs = Box(0)
    onThreads(8) { _ in
      for _ in 0..<100 { loop.perform { runs.value += 1 } }
    }
    loop.runUntilIdle()
    #expect(runs.value == 800)
  }
}
