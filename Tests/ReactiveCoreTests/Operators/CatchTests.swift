import ReactiveCore
import Testing

@Suite struct CatchTests {
  @Test("S83 an error switches to the replacement")
  func errorSwitchesToTheReplacement() {
    asCurrent {
      let log = EventLog()
      let (source, replacement) = (RACSubject<Int>(), RACSubject<Int>())
      let caught = source.catch { error in
        log.note("caught \(error.map { "\($0)" } ?? "nil")")
        return replacement
      }
      log.subscribe(to: caught)
      source.sendNext(1)
      source.sendError(TestError.first)
      source.sendNext(2)
      replacement.sendNext(3)
      replacement.sendCompleted()
      #expect(log.entries == ["next 1", "caught first", "next 3", "completed"])
    }
  }

  @Test("S83 an error of the replacement is passed on")
  func errorOfTheReplacementIsPassedOn() {
    asCurrent {
      let log = EventLog()
      log.subscribe(
        to: RACSignal<Int>.error(TestError.first).catch { _ in .error(TestError.second) })
      #expect(log.entries == ["error second"])
    }
  }

  @Test("S83 disposed after the switch, the replacement is cleaned up", arguments: [true, false])
  func disposedAfterTheSwitchTheReplacementIsCleanedUp(isSynchronous: Bool) {
    asCurrent {
      let log = EventLog()
      let source = RACSubject<Int>()
      let replacement = Producer<Int>(log)
      let failing = isSynchronous ? RACSignal.error(nil) : source
      let disposable = failing.catch { _ in replacement.signal }.subscribe(RACSubscriber())
      source.sendError(nil)
      #expect(log.entries.isEmpty)
      disposable?.dispose()
      #expect(log.entries == ["disposed"])
    }
  }

  @Test("3.2 a subject as replacement is left by disposal, also after an error at once")
  func subjectAsReplacementIsLeft() {
    asCurrent {
      let replacement = RACSubject<Int>()
      let (disposable, payload) = subscribe(to: RACSignal.error(nil).catch { _ in replacement })
      #expect(payload.isAlive)
      disposable?.dispose()
      #expect(!payload.isAlive)
      withExtendedLifetime(replacement) {}
    }
  }

  @Test func completionIsPassedOn() {
    asCurrent {
      let log = EventLog()
      log.subscribe(to: RACSignal.return(1).catch { _ in .return(2) })
      #expect(log.entries == ["next 1", "completed"])
    }
  }

  @inline(never)
  private func subscribe(to signal: RACSignal<Int>) -> (RACDisposable?, Weak<Payload>) {
    let payload = Payload()
    return (EventLog().subscribe(to: signal, holding: payload), Weak(payload))
  }
}
