import ReactiveCore
import Testing

@Suite struct ConcatTests {
  @Test("3.2 the second half is subscribed to when the first has completed")
  func secondHalfIsSubscribedToAfterTheFirst() {
    asCurrent {
      let log = EventLog()
      let (first, second) = (RACSubject<Int>(), RACSubject<Int>())
      log.subscribe(to: first.concat(second))
      second.sendNext(0)
      first.sendNext(1)
      first.sendCompleted()
      second.sendNext(2)
      second.sendCompleted()
      #expect(log.entries == ["next 1", "next 2", "completed"])
    }
  }

  @Test("3.2 after an error of the first half the second is not subscribed to")
  func afterAnErrorTheSecondIsNotSubscribedTo() {
    asCurrent {
      let log = EventLog()
      let second = Producer<Int>()
      log.subscribe(to: RACSignal.error(TestError.first).concat(second.signal))
      #expect(log.entries == ["error first"])
      #expect(second.subscriptionCount == 0)
    }
  }

  @Test("3.2 disposal ends the half that is live", arguments: [true, false])
  func disposalEndsTheLiveHalf(inSecondHalf: Bool) {
    asCurrent {
      let log = EventLog()
      let (first, second) = (Producer<Int>(log), Producer<Int>(log))
      let disposable = log.subscribe(to: first.signal.concat(second.signal))
      if inSecondHalf {
        first.sendCompleted()
        #expect(log.entries == ["disposed"])
      }
      disposable?.dispose()
      #expect(log.entries == Array(repeating: "disposed", count: inSecondHalf ? 2 : 1))
    }
  }

  @Test("D7 completed later, the first half lets the second be disposed")
  func completedLaterTheSecondHalfCanBeDisposed() {
    asCurrent {
      let (first, second) = (RACSubject<Int>(), RACSubject<Int>())
      let (disposable, payload) = subscribe(to: first.concat(second))
      first.sendCompleted()
      disposable?.dispose()
      #expect(!payload.isAlive)
      withExtendedLifetime(second) {}
    }
  }

  @Test("D7 completed at once, the first half makes the second impossible to dispose")
  func completedAtOnceTheSecondHalfCannotBeDisposed() {
    asCurrent {
      let log = EventLog()
      let second = RACSubject<Int>()
      let (disposable, payload) = subscribe(to: second.startWith(0).doNext { log.note("\($0)") })
      disposable?.dispose()
      second.sendNext(1)
      #expect(log.entries == ["0"])
      #expect(payload.isAlive)
      second.sendCompleted()
      withExtendedLifetime(second) {}
    }
  }

  @Test("D7 a cold second half is cleaned up all the same")
  func coldSecondHalfIsCleanedUp() {
    asCurrent {
      let log = EventLog()
      let second = Producer<Int>(log)
      second.signal.startWith(0).subscribe(RACSubscriber())?.dispose()
      #expect(log.entries == ["disposed"])
    }
  }

  @Test func startWithSendsItsValueFirst() {
    asCurrent {
      let log = EventLog()
      log.subscribe(to: RACSignal.return(1).startWith(0))
      #expect(log.entries == ["next 0", "next 1", "completed"])
    }
  }

  @inline(never)
  private func subscribe(to signal: RACSignal<Int>) -> (RACDisposable?, Weak<Payload>) {
    let payload = Payload()
    return (EventLog().subscribe(to: signal, holding: payload), Weak(payload))
  }
}
