import ReactiveCore
import Testing

@Suite struct MergeTests {
  @Test("S47 an error at once keeps the later signals from being subscribed to")
  func errorAtOnceKeepsLaterSignalsFromBeingSubscribed() {
    asCurrent {
      let log = EventLog()
      let later = Producer<Int>()
      log.subscribe(to: RACSignal.merge([.error(TestError.first), later.signal]))
      #expect(log.entries == ["error first"])
      #expect(later.subscriptionCount == 0)
    }
  }

  @Test("S73 every subscriber completes exactly when both sources have")
  func everySubscriberCompletesWhenBothHave() {
    asCurrent {
      let log = EventLog()
      let (left, right) = (RACSubject<Int>(), RACSubject<Int>())
      let merged = left.merge(right)
      log.subscribe(to: merged, as: "a")
      log.subscribe(to: merged, as: "b")
      right.sendNext(1)
      left.sendCompleted()
      #expect(log.entries == ["a next 1", "b next 1"])
      right.sendCompleted()
      #expect(log.entries == ["a next 1", "b next 1", "a completed", "b completed"])
    }
  }

  @Test func mergingNothingCompletes() {
    asCurrent {
      let log = EventLog()
      log.subscribe(to: RACSignal<Int>.merge([]))
      #expect(log.entries == ["completed"])
    }
  }

  @Test("1.9 a merged subject that ended is let go although the other one is live")
  func endedSubjectIsLetGo() {
    asCurrent {
      let other = RACSubject<Int>()
      let subject = mergeAndComplete(with: other)
      #expect(!subject.isAlive)
      other.sendCompleted()
    }
  }

  @inline(never)
  private func mergeAndComplete(with other: RACSubject<Int>) -> Weak<RACSubject<Int>> {
    let subject = RACSubject<Int>()
    subject.merge(other).subscribe(RACSubscriber())
    subject.sendCompleted()
    return Weak(subject)
  }
}
