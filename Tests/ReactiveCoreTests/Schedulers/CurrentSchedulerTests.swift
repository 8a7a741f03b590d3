import ReactiveCore
import Testing

@Suite struct CurrentSchedulerTests {
  private let log = EventLog()

  @Test("1.6 an unknown thread has no current scheduler")
  func unknownThreadHasNoCurrentScheduler() {
    #expect(RACScheduler.current == nil)
  }

  @Test("S114 jumps between schedulers keep the current one right")
  @MainActor func jumpsKeepTheCurrentScheduler() async {
    let background = RACScheduler.background()
    let main = RACScheduler.mainThread
    var seen: [Bool] = []
    await withCheckedContinuation { continuation in
      background.schedule {
        seen.append(RACScheduler.current === background)
        RACScheduler.immediate.schedule { seen.append(RACScheduler.current === background) }
        main.performAsCurrent {
          seen.append(RACScheduler.current === main)
          background.performAsCurrent { seen.append(RACScheduler.current === background) }
          seen.append(RACScheduler.current === main)
        }
        seen.append(RACScheduler.current === background)
        continuation.resume()
      }
    }
    RACScheduler.onMain { seen.append(RACScheduler.current === main) }
    #expect(seen == Array(repeating: true, count: 7))
    #expect(RACScheduler.current == nil)
  }

  @Test("S114 a cold subscription inside a scheduler's work keeps that scheduler")
  func subscriptionKeepsTheCurrentScheduler() {
    let scheduler = RACTestScheduler()
    var isTheSame = false
    let signal = RACSignal<Int>.createSignal { _ in
      isTheSame = RACScheduler.current === scheduler
      return nil
    }
    scheduler.schedule { signal.subscribeCompleted {} }
    scheduler.step()
    #expect(isTheSame)
  }

  @Test("S50 inside didSubscribe a current scheduler exists, on main and on an unknown thread")
  @MainActor func didSubscribeHasACurrentScheduler() async {
    let log = self.log
    let signal = RACSignal<Int>.createSignal { subscriber in
      log.note(RACScheduler.current?.name ?? "none")
      subscriber.sendCompleted()
      return nil
    }
    RACScheduler.onMain { signal.subscribeCompleted {} }
    await withCheckedContinuation { continuation in
      signal.subscribeCompleted { continuation.resume() }
    }
    #expect(log.entries == ["main thread", "background"])
  }

  @Test(
    "S33 replayed values are delivered with a current scheduler, on main and on an unknown thread")
  @MainActor func replayHasACurrentScheduler() async {
    let log = self.log
    let subject = RACReplaySubject<Int>()
    subject.sendNext(1)
    let write: (Int) -> Void = { _ in
      log.note(RACScheduler.current?.name ?? "none")
    }
    RACScheduler.onMain { subject.subscribeNext(write) }
    await withCheckedContinuation { continuation in
      subject.take(1).subscribeNext(write, completed: { continuation.resume() })
    }
    #expect(log.entries == ["main thread", "background"])
  }
}
