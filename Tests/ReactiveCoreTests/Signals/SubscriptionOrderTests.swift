import ReactiveCore
import Testing

/// What comes first: the event or the cleanup.
@Suite struct SubscriptionOrderTests {
  @Test("2.4 sent later, a terminal event comes after the cleanup", arguments: [true, false])
  func sentLaterATerminalEventComesAfterTheCleanup(completes: Bool) {
    asCurrent {
      let log = EventLog()
      let producer = Producer<Int>(log)
      log.subscribe(to: producer.signal)
      producer.sendNext(1)
      if completes { producer.sendCompleted() } else { producer.sendError(nil) }
      #expect(log.entries == ["next 1", "disposed", completes ? "completed" : "error nil"])
    }
  }

  @Test("2.4 sent from inside the block, completion comes before the cleanup")
  func sentFromInsideCompletionComesBeforeTheCleanup() {
    asCurrent {
      let log = EventLog()
      log.subscribe(to: synchronous(log) { $0.sendCompleted() })
      #expect(log.entries == ["next 1", "completed", "block ends", "disposed"])
    }
  }

  @Test(
    "2.4 through map the source is cleaned up before a terminal event", arguments: [true, false])
  func throughMapTheSourceIsCleanedUpFirst(completes: Bool) {
    asCurrent {
      let log = EventLog()
      let producer = Producer<Int>(log)
      log.subscribe(to: producer.signal.map { $0 * 3 })
      producer.sendNext(1)
      if completes { producer.sendCompleted() } else { producer.sendError(nil) }
      #expect(log.entries == ["next 3", "disposed", completes ? "completed" : "error nil"])
    }
  }

  @Test("2.4 take disposes the source, then completes")
  func takeDisposesTheSourceThenCompletes() {
    asCurrent {
      let log = EventLog()
      let producer = Producer<Int>(log)
      log.subscribe(to: producer.signal.take(1))
      producer.sendNext(1)
      #expect(log.entries == ["next 1", "disposed", "completed"])
    }
  }

  @Test(
    "2.4 take completes while a synchronous source goes on, which is cleaned up when it returns")
  func takeCompletesWhileASynchronousSourceGoesOn() {
    asCurrent {
      let log = EventLog()
      let signal = synchronous(log) { $0.sendNext(2) }
      log.subscribe(to: signal.take(1))
      #expect(log.entries == ["next 1", "completed", "block ends", "disposed"])
    }
  }

  @Test("2.4 takeUntil disposes the source, then completes")
  func takeUntilDisposesTheSourceThenCompletes() {
    asCurrent {
      let log = EventLog()
      let producer = Producer<Int>(log)
      let trigger = RACSubject<Int>()
      log.subscribe(to: producer.signal.takeUntil(trigger))
      trigger.sendNext(0)
      #expect(log.entries == ["disposed", "completed"])
    }
  }

  @Test("2.8 disposal goes from downstream to upstream")
  func disposalGoesFromDownstreamToUpstream() {
    asCurrent {
      let log = EventLog()
      let upstream = Producer<Int>(log).signal
      let downstream = RACSignal<Int>.createSignal { subscriber in
        let subscription = upstream.subscribeNext { subscriber.sendNext($0) }
        return RACDisposable {
          log.note("downstream disposed")
          subscription?.dispose()
        }
      }
      let disposable = log.subscribe(to: downstream.map { $0 })
      disposable?.dispose()
      #expect(log.entries == ["downstream disposed", "disposed"])
    }
  }

  @Test("2.6 disposal sends no event and keeps the blocks, termination frees them")
  func disposalKeepsTheBlocksTerminationFreesThem() {
    asCurrent {
      let log = EventLog()
      let producer = Producer<Int>()
      let (disposable, disposed) = subscribe(log, to: producer)
      let (_, completed) = subscribe(log, to: producer)
      disposable?.dispose()
      producer.sendCompleted()
      #expect(disposed.isAlive)
      #expect(!completed.isAlive)
      #expect(log.entries == ["completed"])
      producer.dropSubscribers()
      #expect(!disposed.isAlive)
    }
  }

  @Test("2.11 after completion the disposable of a cold signal is disposed, a subject's is not")
  func afterCompletionOnlyAColdDisposableIsDisposed() {
    asCurrent {
      let producer = Producer<Int>()
      let cold = producer.signal.subscribe(RACSubscriber())
      producer.sendCompleted()
      #expect(cold?.isDisposed == true)
      let subjects = [RACSubject<Int>(), RACReplaySubject(), RACBehaviorSubject(defaultValue: 0)]
      for subject in subjects {
        let disposable = subject.subscribe(RACSubscriber())
        subject.sendCompleted()
        #expect(disposable?.isDisposed == false)
      }
    }
  }

  /// A signal that sends 1 and what `ending` sends before its block returns.
  private func synchronous(
    _ log: EventLog, _ ending: @escaping (any RACSubscriberProtocol<Int>) -> Void
  ) -> RACSignal<Int> {
    .createSignal { subscriber in
      subscriber.sendNext(1)
      ending(subscriber)
      log.note("block ends")
      return log.disposable()
    }
  }

  @inline(never)
  private func subscribe(
    _ log: EventLog, to producer: Producer<Int>
  ) -> (RACDisposable?, Weak<Payload>) {
    let payload = Payload()
    return (log.subscribe(to: producer.signal, holding: payload), Weak(payload))
  }
}
