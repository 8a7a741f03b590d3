import ReactiveCore
import Testing

// Signals are objects too: the article on leaks watches a subject and a signal go.
@Suite struct SignalDeallocationTests {
  private let log = EventLog()

  @Test func subjectWithASubscriberGoes() {
    asCurrent {
      let subject = RACSubject<Int>()
      watch(subject, "subject")
      subject.subscribeNext { [log] in log.note("next = \($0)") }
      subject.sendNext(1)
    }
    #expect(log.entries == ["next = 1", "subject dealloc"])
  }

  @Test func mappedSubjectStaysUntilItCompletes() {
    let subject = Weak(subscribeToMappedSubject())
    #expect(log.entries == ["next = 3"])
    subject.object?.sendCompleted()
    #expect(log.entries == ["next = 3", "subject dealloc"])
  }

  @inline(never)
  private func subscribeToMappedSubject() -> RACSubject<Int>? {
    let subject = RACSubject<Int>()
    asCurrent {
      watch(subject, "subject")
      subject.map { $0 * 3 }.subscribeNext { [log] in log.note("next = \($0)") }
      subject.sendNext(1)
    }
    return subject
  }

  @Test func mappedColdSignalGoes() {
    asCurrent {
      let signal = RACSignal<Int>.createSignal { subscriber in
        subscriber.sendNext(1)
        return nil
      }
      watch(signal, "signal")
      signal.map { $0 * 3 }.subscribeNext { [log] in log.note("next = \($0)") }
    }
    #expect(log.entries == ["next = 3", "signal dealloc"])
  }

  @Test func endIsToldBeforeWhatTheSignalHoldsGoes() {
    asCurrent {
      watch(RACSignal.return(lastWords("value")), "return")
      watch(RACSignal<Int>.error(nil), "error")
      watch(RACSignal<Int>.empty(), "empty")
      watch(signalHoldingWords(), "dynamic")
    }
    #expect(
      log.entries == [
        "return dealloc", "value gone", "error dealloc", "empty dealloc", "dynamic dealloc",
        "captured gone",
      ])
  }

  @inline(never)
  private func signalHoldingWords() -> RACSignal<Int> {
    let captured = lastWords("captured")
    return .createSignal { _ in captured.disposable }
  }

  @Test func endIsToldBeforeWhatTheSubjectHoldsGoes() {
    asCurrent {
      letReplaySubjectGo()
      letBehaviorSubjectGo()
    }
    #expect(
      log.entries == ["replay dealloc", "value gone", "behavior dealloc", "default gone"])
  }

  @inline(never)
  private func letReplaySubjectGo() {
    let subject = RACReplaySubject<Words>()
    watch(subject, "replay")
    subject.sendNext(lastWords("value"))
  }

  @inline(never)
  private func letBehaviorSubjectGo() {
    watch(RACBehaviorSubject(defaultValue: lastWords("default")), "behavior")
  }

  @inline(never)
  private func watch<Value>(_ signal: RACSignal<Value>, _ name: String) {
    signal.willDealloc.subscribeCompleted { [log] in log.note("\(name) dealloc") }
  }

  @inline(never)
  private func lastWords(_ name: String) -> Words { Words(name, log) }
}

/// Something held that says when it goes.
private final class Words {
  let disposable = RACDisposable()
  private let name: String
  private let log: EventLog

  init(_ name: String, _ log: EventLog) {
    self.name = name
    self.log = log
  }

  deinit { log.note("\(name) gone") }
}
