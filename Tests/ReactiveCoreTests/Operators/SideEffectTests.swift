import ReactiveCore
import Testing

/// doNext, doError, doCompleted, finally, defer.
@Suite struct SideEffectTests {
  @Test("3.2 a block runs before its event is passed on")
  func blockRunsBeforeItsEvent() {
    asCurrent {
      let log = EventLog()
      for ending in [RACSignal<Int>.empty(), .error(TestError.first)] {
        let signal = RACSignal.return(1).concat(ending)
          .doNext { log.note("do \($0)") }
          .doError { _ in log.note("do error") }
          .doCompleted { log.note("do completed") }
        log.subscribe(to: signal)
      }
      #expect(
        log.entries == [
          "do 1", "next 1", "do completed", "completed",
          "do 1", "next 1", "do error", "error first",
        ])
    }
  }

  @Test("S88 finally runs at completion or an error, not before", arguments: [true, false])
  func finallyRunsAtTheEnd(completes: Bool) {
    asCurrent {
      let log = EventLog()
      let subject = RACSubject<Int>()
      log.subscribe(to: subject.finally { log.note("finally") })
      subject.sendNext(1)
      #expect(log.entries == ["next 1"])
      if completes { subject.sendCompleted() } else { subject.sendError(nil) }
      #expect(log.entries == ["next 1", "finally", completes ? "completed" : "error nil"])
    }
  }

  @Test("S88 finally does not run without a subscription or on disposal")
  func finallyDoesNotRunOnDisposal() {
    asCurrent {
      let log = EventLog()
      let subject = RACSubject<Int>()
      let signal = subject.finally { log.note("finally") }
      signal.subscribe(RACSubscriber())?.dispose()
      subject.sendCompleted()
      #expect(log.entries.isEmpty)
    }
  }

  @Test("3.2 defer makes a signal for every subscriber")
  func deferMakesASignalForEverySubscriber() {
    asCurrent {
      let log = EventLog()
      var count = 0
      let signal = RACSignal<Int>.defer {
        count += 1
        return .return(count)
      }
      log.subscribe(to: signal)
      log.subscribe(to: signal)
      #expect(log.entries == ["next 1", "completed", "next 2", "completed"])
    }
  }
}
