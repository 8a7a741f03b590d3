import ReactiveCore
import Testing

@Suite struct RACBehaviorSubjectTests {
  @Test("2.2 sends its default, then its latest value, to a new subscriber")
  func sendsItsLatestValueToANewSubscriber() {
    asCurrent {
      let log = EventLog()
      let subject = RACBehaviorSubject(defaultValue: 0)
      log.subscribe(to: subject, as: "early")
      subject.sendNext(1)
      log.subscribe(to: subject, as: "late")
      #expect(log.entries == ["early next 0", "early next 1", "late next 1"])
    }
  }

  @Test("2.2 after its end a new subscriber gets the value and no end")
  func afterItsEndANewSubscriberGetsTheValue() {
    asCurrent {
      let log = EventLog()
      let subject = RACBehaviorSubject(defaultValue: 0)
      subject.sendCompleted()
      log.subscribe(to: subject)
      #expect(log.entries == ["next 0"])
    }
  }

  @Test("2.2 it subscribes before it sends the current value")
  func itSubscribesBeforeItSends() {
    asCurrent {
      let log = EventLog()
      let subject = RACBehaviorSubject(defaultValue: 0)
      subject.subscribeNext { value in
        log.note("next \(value)")
        if value == 0 { subject.sendNext(1) }
      }
      #expect(log.entries == ["next 0", "next 1"])
      subject.sendCompleted()
    }
  }

  @Test("2.2 disposal ends the subscription")
  func disposalEndsTheSubscription() {
    asCurrent {
      let log = EventLog()
      let subject = RACBehaviorSubject(defaultValue: 0)
      log.subscribe(to: subject)?.dispose()
      subject.sendNext(1)
      #expect(log.entries == ["next 0"])
    }
  }

  @Test("1.2 it holds one value: the latest, also after its end")
  func itHoldsTheLatestValue() {
    asCurrent {
      var subject: RACBehaviorSubject<Payload>?
      let payloads = sendTwo(to: &subject)
      subject?.sendCompleted()
      #expect(payloads.map(\.isAlive) == [false, true])
      subject = nil
      #expect(payloads.aliveCount() == 0)
    }
  }

  @Test("1.2 the deinit of the previous value may subscribe")
  func deinitOfThePreviousValueMaySubscribe() {
    asCurrent {
      let log = EventLog()
      let late = Box<RACBehaviorSubject<LastWords>?>(nil)
      late.value = RACBehaviorSubject(
        defaultValue: LastWords {
          late.value?.map { _ in "a value" }.take(1).subscribe(log.subscriber())
        })
      late.value?.sendNext(LastWords {})
      #expect(log.entries == ["next a value", "completed"])
      late.value = nil
    }
  }

  @inline(never)
  private func sendTwo(to subject: inout RACBehaviorSubject<Payload>?) -> [Weak<Payload>] {
    let payloads = [Payload(), Payload()]
    subject = RACBehaviorSubject(defaultValue: payloads[0])
    subject?.sendNext(payloads[1])
    return payloads.map { Weak($0) }
  }
}
