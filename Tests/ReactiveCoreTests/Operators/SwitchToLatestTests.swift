import ReactiveCore
import Testing

@Suite struct SwitchToLatestTests {
  private let log = EventLog()

  @Test("S80 only the latest signal is listened to")
  func onlyTheLatest() {
    asCurrent {
      let (outer, first, second) = subjects()
      log.subscribe(to: outer.switchToLatest())
      outer.sendNext(first)
      first.sendNext(1)
      outer.sendNext(second)
      first.sendNext(2)
      second.sendNext(3)
      #expect(log.entries == ["next 1", "next 3"])
    }
  }

  @Test("S80 an error of the latest signal is passed on, one of the others is not")
  func errorOfTheLatest() {
    asCurrent {
      let (outer, first, second) = subjects()
      log.subscribe(to: outer.switchToLatest())
      outer.sendNext(first)
      outer.sendNext(second)
      first.sendError(TestError.first)
      second.sendError(TestError.second)
      #expect(log.entries == ["error second"])
    }
  }

  @Test("S80 completes when both the outer and the latest signal have", arguments: [true, false])
  func completesWhenBothHave(outerFirst: Bool) {
    asCurrent {
      let (outer, first, _) = subjects()
      log.subscribe(to: outer.switchToLatest())
      outer.sendNext(first)
      if outerFirst { outer.sendCompleted() } else { first.sendCompleted() }
      #expect(log.entries.isEmpty)
      if outerFirst {
        first.sendNext(1)
        first.sendCompleted()
      } else {
        outer.sendCompleted()
      }
      #expect(log.entries == (outerFirst ? ["next 1", "completed"] : ["completed"]))
    }
  }

  @Test("S80 nil stands for the empty signal")
  func nilIsEmpty() {
    asCurrent {
      let (outer, first) = (RACSubject<RACSignal<Int>?>(), RACSubject<Int>())
      log.subscribe(to: outer.switchToLatest())
      outer.sendNext(first)
      outer.sendNext(nil)
      first.sendNext(1)
      outer.sendCompleted()
      #expect(log.entries == ["completed"])
    }
  }

  @Test("S80 each subscription subscribes to the source")
  func eachSubscriptionSubscribes() {
    asCurrent {
      let producer = Producer<RACSignal<Int>>()
      let switched = producer.signal.switchToLatest()
      let subscriptions = [log.subscribe(to: switched), log.subscribe(to: switched)]
      #expect(producer.subscriptionCount == 2)
      subscriptions.forEach { $0?.dispose() }
      producer.dropSubscribers()
    }
  }

  @Test("2.13 a new signal is subscribed to before the one before it is disposed")
  func theNewOneComesFirst() {
    asCurrent {
      let outer = RACSubject<RACSignal<Int>>()
      let subscription = log.subscribe(to: outer.switchToLatest())
      for number in [1, 2] {
        outer.sendNext(
          .createSignal { [log] subscriber in
            log.note("subscribed \(number)")
            subscriber.sendNext(number)
            return RACDisposable {
              withExtendedLifetime(subscriber) { log.note("disposed \(number)") }
            }
          })
      }
      #expect(log.entries == ["subscribed 1", "next 1", "subscribed 2", "next 2", "disposed 1"])
      subscription?.dispose()
    }
  }

  @Test("3.1 the key decides which signal is switched to")
  func switchWithCases() {
    asCurrent {
      let keys = RACSubject<String>()
      log.subscribe(
        to: .switch(keys, cases: ["a": .return(1), "b": .return(2)], default: .return(0)))
      ["a", "b", "c"].forEach(keys.sendNext)
      #expect(log.entries == ["next 1", "next 2", "next 0"])
    }
  }

  @Test("3.1 a key without a signal is an error unless there is a default")
  func switchWithoutADefault() {
    asCurrent {
      let keys = RACSubject<String>()
      log.subscribe(to: .switch(keys, cases: ["a": RACSignal.return(1)]))
      keys.sendNext("b")
      #expect(log.entries == ["error noMatchingCase"])
      #expect(RACSignalError.noMatchingCase.rawValue == 2)
    }
  }

  @Test("3.1 the condition decides which of two signals is switched to")
  func ifThenElse() {
    asCurrent {
      let conditions = RACSubject<Bool>()
      log.subscribe(to: .if(conditions, then: .return("yes"), else: .return("no")))
      [true, false].forEach(conditions.sendNext)
      conditions.sendCompleted()
      #expect(log.entries == ["next yes", "next no", "completed"])
    }
  }

  private func subjects() -> (RACSubject<RACSignal<Int>>, RACSubject<Int>, RACSubject<Int>) {
    (RACSubject(), RACSubject(), RACSubject())
  }
}
