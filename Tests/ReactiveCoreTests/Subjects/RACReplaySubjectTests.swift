import ReactiveCore
import Testing

@Suite struct RACReplaySubjectTests {
  @Test("S28 of capacity 1 it replays the latest value, also after completion")
  func ofCapacityOneItReplaysTheLatestValue() {
    asCurrent {
      let subject = RACReplaySubject<Int>(capacity: 1)
      subject.sendNext(1)
      subject.sendNext(2)
      #expect(replayed(by: subject) == ["next 2"])
      subject.sendCompleted()
      #expect(replayed(by: subject) == ["next 2", "completed"])
    }
  }

  @Test("S29 completed without values it replays completion only")
  func completedWithoutValuesItReplaysCompletion() {
    asCurrent {
      let subject = RACReplaySubject<Int>(capacity: 1)
      subject.sendCompleted()
      #expect(replayed(by: subject) == ["completed"])
    }
  }

  @Test("S30 it replays an error, also a nil one")
  func itReplaysAnError() {
    asCurrent {
      let failed = RACReplaySubject<Int>(capacity: 1)
      failed.sendError(TestError.first)
      #expect(replayed(by: failed) == ["error first"])
      let failedWithNil = RACReplaySubject<Int>()
      failedWithNil.sendError(nil)
      #expect(replayed(by: failedWithNil) == ["error nil"])
    }
  }

  @Test("S31 without a limit it replays everything in order")
  func withoutALimitItReplaysEverything() {
    asCurrent {
      let subject = RACReplaySubject<Int>()
      subject.sendNext(1)
      subject.sendNext(2)
      subject.sendCompleted()
      #expect(replayed(by: subject) == ["next 1", "next 2", "completed"])
    }
  }

  @Test("1.2 of capacity 0 it replays nothing but the end")
  func ofCapacityZeroItReplaysNothingButTheEnd() {
    asCurrent {
      let subject = RACReplaySubject<Int>(capacity: 0)
      subject.sendNext(1)
      subject.sendCompleted()
      #expect(replayed(by: subject) == ["completed"])
    }
  }

  @Test("S34 disposed in the first value, the second is not replayed")
  func disposedInTheFirstValueTheSecondIsNotReplayed() {
    let log = EventLog()
    let subject = RACReplaySubject<Int>()
    subject.sendNext(1)
    subject.sendNext(2)
    // Subscribed without a current scheduler the replay waits, so that the disposable is there by then.
    let (stored, finished) = (Gate(), Gate())
    let disposable = Box<RACDisposable?>(nil)
    disposable.value = subject.subscribeNext { value in
      stored.wait()
      log.note("next \(value)")
      disposable.value?.dispose()
      finished.open()
    }
    stored.open()
    finished.wait()
    waitForBackgroundSubscriptions()
    #expect(log.entries == ["next 1"])
  }

  @Test("S35 stored values come before the next event", arguments: 0..<3)
  func storedValuesComeBeforeTheNextEvent(kind: Int) {
    asCurrent {
      let log = EventLog()
      let subject = RACReplaySubject<Int>()
      subject.sendNext(1)
      log.subscribe(to: subject)
      switch kind {
      case 0: subject.sendNext(2)
      case 1: subject.sendCompleted()
      default: subject.sendError(nil)
      }
      #expect(log.entries == ["next 1", ["next 2", "completed", "error nil"][kind]])
    }
  }

  @Test("M17 D9 a subscriber made during a delivery gets one value more than the capacity")
  func subscriberMadeDuringADeliveryGetsOneValueMore() {
    asCurrent {
      let log = EventLog()
      let subject = RACReplaySubject<Int>(capacity: 1)
      subject.subscribeNext { value in
        log.note("\(value)")
        subject.take(1).subscribeNext { log.note("\($0)") }
      }
      subject.sendNext(1)
      subject.sendNext(2)
      #expect(log.entries == ["1", "1", "2", "1"])
      subject.sendCompleted()
    }
  }

  @Test("2.2 take downstream cannot stop the replay, it ignores the rest")
  func takeDownstreamCannotStopTheReplay() {
    asCurrent {
      let log = EventLog()
      let subject = RACReplaySubject<Int>()
      (1...3).forEach(subject.sendNext)
      let spied = subject.doNext { log.note("replayed \($0)") }
      log.subscribe(to: spied.take(1))
      #expect(
        log.entries == ["replayed 1", "next 1", "completed", "replayed 2", "replayed 3"])
    }
  }

  @Test("2.10 it goes on accepting values after its end")
  func itGoesOnAcceptingValues() {
    asCurrent {
      let subject = RACReplaySubject<Int>()
      subject.sendCompleted()
      subject.sendNext(1)
      #expect(replayed(by: subject) == ["next 1", "completed"])
    }
  }

  @Test("1.2 completion outweighs an error, whichever came first", arguments: [true, false])
  func completionOutweighsAnError(completesFirst: Bool) {
    asCurrent {
      let subject = RACReplaySubject<Int>()
      if completesFirst { subject.sendCompleted() }
      subject.sendError(TestError.first)
      if !completesFirst { subject.sendCompleted() }
      #expect(replayed(by: subject) == ["completed"])
    }
  }

  @Test("2.10 a value may be sent from inside the replay")
  func valueMayBeSentFromInsideTheReplay() {
    asCurrent {
      let log = EventLog()
      let subject = RACReplaySubject<Int>()
      subject.sendNext(1)
      subject.subscribeNext { value in
        log.note("next \(value)")
        if value == 1 { subject.sendNext(2) }
      }
      #expect(log.entries == ["next 1"])
      #expect(replayed(by: subject) == ["next 1", "next 2"])
      subject.sendCompleted()
    }
  }

  @Test("2.10 every subscriber sees every value while threads send and subscribe")
  func everySubscriberSeesEveryValue() {
    asCurrent {
      let subject = RACReplaySubject<Int>()
      let logs = (0..<3).map { _ in EventLog() }
      onThreads(4) { index in
        if index == 3 {
          (0..<100).forEach(subject.sendNext)
        } else {
          asCurrent { logs[index].subscribe(to: subject) }
        }
      }
      for log in logs { #expect(log.entries == (0..<100).map { "next \($0)" }) }
    }
  }

  private func replayed(by subject: RACReplaySubject<Int>) -> [String] {
    let log = EventLog()
    log.subscribe(to: subject)?.dispose()
    return log.entries
  }
}
