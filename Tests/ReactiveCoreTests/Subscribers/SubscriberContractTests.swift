import Foundation
import ReactiveCore
import Testing

/// What holds for everything that can be subscribed: a subscriber, a subject, a replay subject.
@Suite struct SubscriberContractTests {
  @Test("S17 a nil error takes the error path", arguments: SubscriberKind.allCases)
  func nilErrorTakesTheErrorPath(kind: SubscriberKind) {
    asCurrent {
      let log = EventLog()
      let subscriber = kind.make(log)
      subscriber.sendError(nil)
      #expect(log.entries == ["error nil"])
    }
  }

  @Test("S18 values from many threads arrive once each, one at a time")
  func valuesFromManyThreadsArriveOnceEach() {
    // Only a subscriber made of blocks serializes by itself; the subjects deliver to one.
    let log = EventLog()
    let inside = EventLog()
    let subscriber = RACSubscriber<Int>(next: { value in
      let count = inside.entries.count
      inside.note("another")
      // Time for another thread to come in, if it could.
      for _ in 0..<100 { sched_yield() }
      log.note(inside.entries.count == count + 1 ? "\(value)" : "\(value) was not alone")
    })
    onThreads(20) { subscriber.sendNext($0) }
    #expect(log.entries.sorted() == (0..<20).map(String.init).sorted())
  }

  @Test("S18 a subject passes on values from many threads", arguments: SubscriberKind.subjects)
  func subjectPassesOnValuesFromManyThreads(kind: SubscriberKind) {
    asCurrent {
      let log = EventLog()
      let subscriber = kind.make(log)
      onThreads(20) { subscriber.sendNext($0) }
      #expect(log.entries.sorted() == (0..<20).map { "next \($0)" }.sorted())
    }
  }

  @Test(
    "S19 subscribed to two subjects it gets values in the order of sending",
    arguments: SubscriberKind.allCases)
  func subscribedToTwoSubjectsItGetsValuesInOrder(kind: SubscriberKind) {
    asCurrent {
      let (log, first, second) = subscribeToTwo(kind)
      first.sendNext(1)
      second.sendNext(2)
      first.sendNext(3)
      #expect(log.entries == ["next 1", "next 2", "next 3"])
    }
  }

  @Test("S20 an error of one subject stops it", arguments: SubscriberKind.allCases)
  func errorOfOneSubjectStopsIt(kind: SubscriberKind) {
    asCurrent {
      let (log, first, second) = subscribeToTwo(kind)
      first.sendNext(1)
      first.sendError(TestError.first)
      second.sendNext(2)
      second.sendCompleted()
      #expect(log.entries == ["next 1", "error first"])
    }
  }

  @Test("S21 completion of one subject stops it", arguments: SubscriberKind.allCases)
  func completionOfOneSubjectStopsIt(kind: SubscriberKind) {
    asCurrent {
      let (log, first, second) = subscribeToTwo(kind)
      first.sendNext(1)
      first.sendCompleted()
      second.sendNext(2)
      second.sendError(TestError.second)
      #expect(log.entries == ["next 1", "completed"])
    }
  }

  @Test("S23 terminated before, it is cleaned up after at once", arguments: SubscriberKind.allCases)
  func terminatedBeforeItIsCleanedUpAtOnce(kind: SubscriberKind) {
    asCurrent {
      let log = EventLog()
      let subscriber = kind.make(EventLog())
      subscriber.sendCompleted()
      let disposable = RACSignal<Int>.createSignal { _ in
        log.note("subscribed")
        return log.disposable()
      }.subscribe(subscriber)
      #expect(log.entries == ["subscribed", "disposed"])
      #expect(disposable?.isDisposed == true)
    }
  }

  private func subscribeToTwo(
    _ kind: SubscriberKind
  ) -> (EventLog, RACSubject<Int>, RACSubject<Int>) {
    let log = EventLog()
    let subscriber = kind.make(log)
    let subjects = (RACSubject<Int>(), RACSubject<Int>())
    subjects.0.subscribe(subscriber)
    subjects.1.subscribe(subscriber)
    return (log, subjects.0, subjects.1)
  }
}
