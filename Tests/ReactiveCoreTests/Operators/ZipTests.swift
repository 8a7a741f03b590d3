import ReactiveCore
import Testing

@Suite struct ZipTests {
  @Test("3.2 values are paired in the order in which they came, however far apart")
  func valuesArePaired() {
    asCurrent {
      let log = EventLog()
      let (left, right) = (RACSubject<Int>(), RACSubject<String>())
      log.subscribe(to: left.zipWith(right))
      left.sendNext(1)
      left.sendNext(2)
      right.sendNext("a")
      right.sendNext("b")
      right.sendNext("c")
      #expect(log.entries == [#"next (1, "a")"#, #"next (2, "b")"#])
    }
  }

  @Test("S87 completes as soon as no pair is possible, on either side", arguments: [true, false])
  func completesWhenNoPairIsPossible(leftCompletes: Bool) {
    asCurrent {
      let log = EventLog()
      let (left, right) = (RACSubject<Int>(), RACSubject<Int>())
      let (first, second) = leftCompletes ? (left, right) : (right, left)
      log.subscribe(to: left.zipWith(right).map { $0 + $1 })
      first.sendNext(1)
      first.sendCompleted()
      #expect(log.entries.isEmpty, "a value still waits for its partner")
      second.sendNext(2)
      #expect(log.entries == ["next 3", "completed"])
    }
  }

  @Test("S87 a side that completes empty completes the pair at once")
  func sideThatCompletesEmpty() {
    asCurrent {
      let log = EventLog()
      let source = RACSubject<Int>()
      log.subscribe(to: source.zipWith(RACSignal<Int>.empty()))
      #expect(log.entries == ["completed"])
    }
  }

  @Test("S87 an error after completion is ignored")
  func errorAfterCompletion() {
    asCurrent {
      let log = EventLog()
      let (left, right) = (RACSubject<Int>(), RACSubject<Int>())
      log.subscribe(to: left.zipWith(right))
      left.sendCompleted()
      right.sendError(TestError.first)
      #expect(log.entries == ["completed"])
    }
  }

  @Test("S87 an error of either side is passed on", arguments: [true, false])
  func errorOfEitherSide(isLeft: Bool) {
    asCurrent {
      let log = EventLog()
      let (left, right) = (RACSubject<Int>(), RACSubject<Int>())
      log.subscribe(to: left.zipWith(right))
      (isLeft ? left : right).sendError(TestError.first)
      (isLeft ? right : left).sendNext(1)
      #expect(log.entries == ["error first"])
    }
  }

  @Test("1.9 values that wait are held until the subscription ends", arguments: Ending.allCases)
  func valuesThatWaitAreHeld(ending: Ending) {
    asCurrent {
      let (fast, slow) = (RACSubject<Payload>(), RACSubject<Int>())
      let subscription = fast.zipWith(slow).subscribe(RACSubscriber())
      let waiting = (0..<3).map { _ in send(to: fast) }
      #expect(waiting.aliveCount() == 3)
      switch ending {
      case .completed: slow.sendCompleted()
      case .failed: slow.sendError(nil)
      case .disposed: subscription?.dispose()
      }
      #expect(waiting.aliveCount() == 0)
    }
  }

  @Test("3.1 several signals are zipped into arrays, none gives the empty signal")
  func severalSignals() {
    asCurrent {
      let log = EventLog()
      log.subscribe(to: .zip([.return(1), .return(2), .return(3)]))
      log.subscribe(to: .zip([RACSignal<Int>]()))
      log.subscribe(to: .zip([.return(1)]))
      log.subscribe(to: .zip(.return(1), .return("a"), .return(true)))
      log.subscribe(to: .zip(.return(1), .return("a")))
      #expect(
        log.entries == [
          "next [1, 2, 3]", "completed", "completed", "next [1]", "completed",
          #"next (1, "a", true)"#, "completed", #"next (1, "a")"#, "completed",
        ])
    }
  }

  @inline(never)
  private func send(to subject: RACSubject<Payload>) -> Weak<Payload> {
    let payload = Payload()
    subject.sendNext(payload)
    return Weak(payload)
  }
}
