import ReactiveCore
import Testing

@Suite struct CombineLatestTests {
  @Test("S61 nothing is sent before both have sent a value, then every change is")
  func nothingIsSentBeforeBothHaveSent() {
    asCurrent {
      let log = EventLog()
      let (left, right) = (RACSubject<Int>(), RACSubject<String>())
      log.subscribe(to: left.combineLatestWith(right))
      left.sendNext(1)
      left.sendNext(2)
      #expect(log.entries.isEmpty)
      right.sendNext("a")
      left.sendNext(3)
      #expect(log.entries == [#"next (2, "a")"#, #"next (3, "a")"#])
    }
  }

  @Test("S61 it completes when both have", arguments: [true, false])
  func itCompletesWhenBothHave(leftFirst: Bool) {
    asCurrent {
      let log = EventLog()
      let subjects = [RACSubject<Int>(), RACSubject<Int>()]
      log.subscribe(to: subjects[0].combineLatestWith(subjects[1]))
      subjects[leftFirst ? 0 : 1].sendCompleted()
      #expect(log.entries.isEmpty)
      subjects[leftFirst ? 1 : 0].sendCompleted()
      #expect(log.entries == ["completed"])
    }
  }

  @Test("S61 the error of either is passed on", arguments: [0, 1])
  func errorOfEitherIsPassedOn(index: Int) {
    asCurrent {
      let log = EventLog()
      let subjects = [RACSubject<Int>(), RACSubject<Int>()]
      log.subscribe(to: subjects[0].combineLatestWith(subjects[1]))
      subjects[index].sendError(TestError.first)
      subjects[1 - index].sendError(TestError.second)
      #expect(log.entries == ["error first"])
    }
  }

  @Test("3.2 one signal on both sides is subscribed to twice")
  func oneSignalOnBothSidesIsSubscribedToTwice() {
    asCurrent {
      let producer = Producer<Int>()
      let signal = producer.signal
      signal.combineLatestWith(signal).subscribe(RACSubscriber())
      #expect(producer.subscriptionCount == 2)
    }
  }

  @Test("3.1 a list of signals gives lists, in the order of the signals")
  func listOfSignalsGivesLists() {
    asCurrent {
      let log = EventLog()
      let subjects = (0..<4).map { _ in RACSubject<Int>() }
      log.subscribe(to: RACSignal.combineLatest(subjects))
      for (index, subject) in subjects.enumerated() { subject.sendNext(index) }
      subjects[1].sendNext(10)
      #expect(log.entries == ["next [0, 1, 2, 3]", "next [0, 10, 2, 3]"])
      for subject in subjects { subject.sendCompleted() }
      #expect(log.entries.last == "completed")
    }
  }

  @Test("3.1 one signal gives lists of one, none the empty signal")
  func oneSignalGivesListsOfOne() {
    asCurrent {
      let log = EventLog()
      log.subscribe(to: RACSignal.combineLatest([RACSignal.return(1)]), as: "one")
      log.subscribe(to: RACSignal.combineLatest([RACSignal<Int>]()), as: "none")
      #expect(log.entries == ["one next [1]", "one completed", "none completed"])
    }
  }

  @Test("3.1 two or three signals of different types give tuples")
  func signalsOfDifferentTypesGiveTuples() {
    asCurrent {
      let log = EventLog()
      let (number, text, flag) = (
        RACSignal.return(1), RACSignal.return("a"), RACSignal.return(true)
      )
      log.subscribe(to: RACSignal.combineLatest(number, text))
      log.subscribe(to: RACSignal.combineLatest(number, text, flag))
      #expect(
        log.entries == [#"next (1, "a")"#, "completed", #"next (1, "a", true)"#, "completed"])
    }
  }

  @Test("3.1 joined as a list, subjects that never end leak: the last map holds the join")
  func joinedAsAListSubjectsLeak() {
    asCurrent {
      let (subjects, payload) = combineAndDrop { RACSignal.combineLatest($0).map { $0.count } }
      #expect(subjects.aliveCount() == 3)
      #expect(payload.isAlive)
    }
  }

  @Test("3.1 joined as a tuple, subjects that never end leak as in a list")
  func joinedAsATupleSubjectsLeak() {
    asCurrent {
      let (pair, payload) = combineAndDrop { RACSignal.combineLatest($0[0], $0[1]) }
      #expect(pair.map(\.isAlive) == [true, true, false])
      #expect(payload.isAlive)
      let (triple, _) = combineAndDrop { RACSignal.combineLatest($0[0], $0[1], $0[2]) }
      #expect(triple.aliveCount() == 3)
    }
  }

  @Test("1.10 joined pairwise, no subject leaks, but what the blocks hold does")
  func joinedPairwiseNoSubjectLeaks() {
    asCurrent {
      let (subjects, payload) = combineAndDrop { subjects in
        subjects[0].combineLatestWith(subjects[1]).combineLatestWith(subjects[2])
      }
      #expect(subjects.aliveCount() == 0)
      #expect(payload.isAlive)
    }
  }

  @Test("1.9 the latest values are held until both sides have dropped their blocks")
  func latestValuesAreHeldUntilBothSidesEnd() {
    asCurrent {
      let (left, right) = (RACSubject<Payload>(), RACSubject<Int>())
      left.combineLatestWith(right).subscribe(RACSubscriber())
      let payload = sendPayload(to: left)
      left.sendCompleted()
      #expect(payload.isAlive)
      right.sendCompleted()
      #expect(!payload.isAlive)
    }
  }

  @inline(never)
  private func combineAndDrop<Value>(
    _ combine: ([RACSubject<Int>]) -> RACSignal<Value>
  ) -> ([Weak<RACSubject<Int>>], Weak<Payload>) {
    let subjects = (0..<3).map { _ in RACSubject<Int>() }
    let payload = Payload()
    let log = EventLog()
    log.subscribe(to: combine(subjects), holding: payload)
    for subject in subjects { subject.sendNext(1) }
    #expect(log.entries.count == 1)
    return (subjects.map { Weak($0) }, Weak(payload))
  }

  @inline(never)
  private func sendPayload(to subject: RACSubject<Payload>) -> Weak<Payload> {
    let payload = Payload()
    subject.sendNext(payload)
    return Weak(payload)
  }
}
