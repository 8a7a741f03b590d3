import ReactiveCore
import Testing

@Suite struct BindTests {
  @Test("S44 nil ends the source, a live inner signal goes on")
  func nilEndsTheSource() {
    asCurrent {
      let log = EventLog()
      let producer = Producer<Int>(log)
      let inner = RACSubject<Int>()
      let signal = producer.signal.bind { { value, _ in value == 1 ? inner : nil } }
      log.subscribe(to: signal)
      producer.sendNext(1)
      producer.sendNext(2)
      producer.sendNext(1)
      inner.sendNext(10)
      inner.sendCompleted()
      #expect(log.entries == ["disposed", "next 10", "completed"])
    }
  }

  @Test("2.12 stop ends the source after the value, a live inner signal goes on")
  func stopEndsTheSource() {
    asCurrent {
      let log = EventLog()
      let producer = Producer<Int>(log)
      let inner = RACSubject<Int>()
      let signal = producer.signal.bind {
        { _, stop in
          stop = true
          return inner
        }
      }
      log.subscribe(to: signal)
      producer.sendNext(1)
      inner.sendNext(10)
      inner.sendCompleted()
      #expect(log.entries == ["disposed", "next 10", "completed"])
    }
  }

  @Test("2.12 it completes when the source and all inner signals have", arguments: [true, false])
  func itCompletesWhenAllHave(sourceFirst: Bool) {
    asCurrent {
      let log = EventLog()
      let source = RACSubject<RACSignal<Int>>()
      let inner = RACSubject<Int>()
      log.subscribe(to: source.bind { { value, _ in value } })
      source.sendNext(inner)
      if sourceFirst { source.sendCompleted() } else { inner.sendCompleted() }
      #expect(log.entries.isEmpty)
      if sourceFirst { inner.sendCompleted() } else { source.sendCompleted() }
      #expect(log.entries == ["completed"])
    }
  }

  @Test("2.12 an error of the source disposes everything first, then is sent")
  func errorOfTheSourceDisposesEverythingFirst() {
    asCurrent {
      let log = EventLog()
      let source = RACSubject<Int>()
      let inner = Producer<Int>(log)
      log.subscribe(to: source.bind { { _, _ in inner.signal } })
      source.sendNext(1)
      source.sendError(TestError.first)
      #expect(log.entries == ["disposed", "error first"])
    }
  }

  @Test("2.12 an error of an inner signal disposes everything first, then is sent")
  func errorOfAnInnerSignalDisposesEverythingFirst() {
    asCurrent {
      let log = EventLog()
      let producer = Producer<Int>(log)
      let inner = RACSubject<Int>()
      log.subscribe(to: producer.signal.bind { { _, _ in inner } })
      producer.sendNext(1)
      inner.sendError(TestError.first)
      producer.sendNext(2)
      #expect(log.entries == ["disposed", "error first"])
    }
  }

  @Test("2.12 after an error at once, further values of a synchronous source are ignored")
  func afterAnErrorFurtherValuesAreIgnored() {
    asCurrent {
      let log = EventLog()
      let source = RACSignal<Int>.createSignal { subscriber in
        (1...3).forEach(subscriber.sendNext)
        return nil
      }
      let signal = source.bind {
        { value, _ in
          log.note("bound \(value)")
          return RACSignal<Int>.error(nil)
        }
      }
      log.subscribe(to: signal)
      #expect(log.entries == ["bound 1", "error nil"])
    }
  }

  @Test("2.8 an error disposes before it is sent, whoever receives it", arguments: [true, false])
  func errorDisposesBeforeItIsSent(ofSource: Bool) {
    asCurrent {
      let log = EventLog()
      let live = Producer<Int>(log)
      let failing = RACSubject<Int>()
      let (source, inner) = ofSource ? (failing, live.signal) : (live.signal, failing)
      source.bind { { _, _ in inner } }.subscribe(RecordingSubscriber(log))
      if ofSource { failing.sendNext(1) } else { live.sendNext(1) }
      failing.sendError(TestError.first)
      #expect(log.entries == ["disposed", "error first"])
    }
  }

  @Test("2.8 completion is sent before the rest is disposed")
  func completionIsSentBeforeTheRestIsDisposed() {
    asCurrent {
      let log = EventLog()
      let source = RACSubject<Int>()
      let producer = Producer<Int>(log)
      // One signal twice: when the first subscription completes, the second is the rest.
      let inner = producer.signal
      source.bind { { _, _ in inner } }.subscribe(RecordingSubscriber(log))
      source.sendNext(1)
      source.sendNext(2)
      source.sendCompleted()
      producer.subscribers.first?.sendCompleted()
      #expect(log.entries == ["disposed", "completed", "disposed"])
    }
  }

  @Test("1.9 the block is made once per subscription, so its state is not shared")
  func blockIsMadeOncePerSubscription() {
    asCurrent {
      let log = EventLog()
      let subject = RACSubject<String>()
      let numbered = subject.bind {
        var count = 0
        return { value, _ in
          count += 1
          return .return("\(count)\(value)")
        }
      }
      log.subscribe(to: numbered, as: "early")
      subject.sendNext("a")
      log.subscribe(to: numbered, as: "late")
      subject.sendNext("b")
      #expect(log.entries == ["early next 1a", "early next 2b", "late next 1b"])
      subject.sendCompleted()
    }
  }

  @Test("D5 the list of live signals holds one object once: completed, it counts for all")
  func oneSignalTwiceCountsOnceWhenItCompletes() {
    asCurrent {
      let log = EventLog()
      let source = RACSubject<Int>()
      let producer = Producer<Int>()
      let inner = producer.signal
      log.subscribe(to: source.bind { { _, _ in inner } })
      source.sendNext(1)
      source.sendNext(2)
      source.sendCompleted()
      producer.subscribers.first?.sendCompleted()
      producer.subscribers.last?.sendNext(10)
      #expect(log.entries == ["completed"])
    }
  }

  @Test("2.12 several threads may send while inner signals run")
  func severalThreadsMaySend() {
    asCurrent {
      var sum = 0
      let subject = RACSubject<Int>()
      let added = subject.bind { { value, _ in RACSignal.return(value) } }
      added.subscribeNext { sum += $0 }
      onThreads(4) { _ in
        asCurrent { for _ in 0..<100 { subject.sendNext(1) } }
      }
      #expect(sum == 400)
      subject.sendCompleted()
    }
  }
}
