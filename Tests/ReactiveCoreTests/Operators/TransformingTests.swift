import ReactiveCore
import Testing

/// map, flattenMap, flatten, filter, scan, distinctUntilChanged.
@Suite struct TransformingTests {
  @Test func mapSendsWhatItsBlockReturns() {
    asCurrent {
      #expect(
        events(of: numbers.map { "<\($0)>" }) == ["next <1>", "next <2>", "next <3>", "completed"])
    }
  }

  @Test func flattenMapMergesAndTakesNilForEmpty() {
    asCurrent {
      let signal = numbers.flattenMap { $0 == 2 ? nil : numbers.take($0) }
      #expect(
        events(of: signal) == ["next 1", "next 1", "next 2", "next 3", "completed"])
    }
  }

  @Test func filterPassesOnWhatSatisfiesItsPredicate() {
    asCurrent {
      #expect(events(of: numbers.filter { $0 != 2 }) == ["next 1", "next 3", "completed"])
    }
  }

  @Test func scanSendsEveryResultButNotItsStart() {
    asCurrent {
      let sums = numbers.scanWithStart("0") { "\($0)\($1)" }
      #expect(events(of: sums) == ["next 01", "next 012", "next 0123", "completed"])
      #expect(events(of: sums).first == "next 01")
    }
  }

  @Test func distinctUntilChangedLeavesOutRepetitions() {
    asCurrent {
      let log = EventLog()
      let subject = RACSubject<Int?>()
      log.subscribe(to: subject.distinctUntilChanged().map { $0.map(String.init) ?? "nil" })
      [nil, nil, 1, 1, 2, nil, 1].forEach(subject.sendNext)
      #expect(log.entries == ["next nil", "next 1", "next 2", "next nil", "next 1"])
      subject.sendCompleted()
    }
  }

  @Test("S74 flatten subscribes to every signal as it comes")
  func flattenSubscribesToEverySignal() {
    asCurrent {
      let log = EventLog()
      let signals = RACSubject<RACSignal<Int>>()
      log.subscribe(to: signals.flatten())
      let inner = (0..<3).map { _ in RACSubject<Int>() }
      for (number, subject) in inner.enumerated() {
        signals.sendNext(
          .defer {
            log.note("subscribed \(number)")
            return subject
          })
      }
      inner[2].sendNext(2)
      inner[0].sendNext(0)
      #expect(
        log.entries == ["subscribed 0", "subscribed 1", "subscribed 2", "next 2", "next 0"])
      signals.sendError(nil)
    }
  }

  @Test("S75 flatten completes only after the last inner signal")
  func flattenCompletesAfterTheLastInnerSignal() {
    asCurrent {
      let log = EventLog()
      let signals = RACSubject<RACSignal<Int>>()
      let inner = [RACSubject<Int>(), RACSubject<Int>()]
      log.subscribe(to: signals.flatten())
      inner.forEach(signals.sendNext)
      signals.sendCompleted()
      inner[1].sendCompleted()
      #expect(log.entries.isEmpty)
      inner[0].sendCompleted()
      #expect(log.entries == ["completed"])
    }
  }

  @Test("1.9 the latest value of scan and of distinctUntilChanged is held while subscribed")
  func latestValueIsHeldWhileSubscribed() {
    asCurrent {
      let subject = RACSubject<Token>()
      let scanned = subject.scanWithStart(Token()) { $1 }.subscribe(RACSubscriber())
      let distinct = subject.distinctUntilChanged().subscribe(RACSubscriber())
      let tokens = [send(to: subject), send(to: subject)]
      #expect(tokens.map(\.isAlive) == [false, true])
      scanned?.dispose()
      #expect(tokens[1].isAlive)
      distinct?.dispose()
      #expect(!tokens[1].isAlive)
    }
  }

  private var numbers: RACSignal<Int> {
    RACSignal.createSignal { subscriber in
      (1...3).forEach(subscriber.sendNext)
      subscriber.sendCompleted()
      return nil
    }
  }

  private func events<Value>(of signal: RACSignal<Value>) -> [String] {
    let log = EventLog()
    log.subscribe(to: signal)
    return log.entries
  }

  @inline(never)
  private func send(to subject: RACSubject<Token>) -> Weak<Token> {
    let token = Token()
    subject.sendNext(token)
    return Weak(token)
  }
}

/// A value that equals itself only.
private final class Token: Equatable {
  static func == (left: Token, right: Token) -> Bool { left === right }
}
