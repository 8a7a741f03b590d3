import ReactiveCore
import Testing

/// Operators that map, leave out or try.
@Suite struct SelectionTests {
  private let log = EventLog()
  private let numbers = RACSignal.merge([1, 2, 3, 2].map { RACSignal.return($0) })

  @Test("3.1 the beginning is left out, until or while a test passes")
  func skipped() {
    #expect(
      received(numbers.skipUntilBlock { $0 == 2 }) == ["next 2", "next 3", "next 2", "completed"])
    #expect(received(numbers.skipWhileBlock { $0 < 3 }) == ["next 3", "next 2", "completed"])
  }

  @Test("3.1 the value that ends it is not sent")
  func taken() {
    #expect(received(numbers.takeUntilBlock { $0 == 3 }) == ["next 1", "next 2", "completed"])
    #expect(received(numbers.takeWhileBlock { $0 < 2 }) == ["next 1", "completed"])
  }

  @Test("3.1 the source is disposed before completion is sent")
  func sourceIsDisposedFirst() {
    asCurrent {
      let source = Producer<Int>(log)
      log.subscribe(to: source.signal.takeUntilBlock { $0 > 1 })
      source.sendNext(1)
      source.sendNext(2)
      #expect(log.entries == ["next 1", "disposed", "completed"])
      source.dropSubscribers()
    }
  }

  @Test("3.1 each value is combined with the one before, with its index, or dropped")
  func mapped() {
    #expect(
      received(numbers.combinePreviousWithStart(0) { "\($0)\($1)" })
        == ["next 01", "next 12", "next 23", "next 32", "completed"])
    #expect(
      received(numbers.scanWithStart("") { "\($0)\($1 * $2)" })
        == ["next 0", "next 02", "next 026", "next 0266", "completed"])
    #expect(received(numbers.ignore(2)) == ["next 1", "next 3", "completed"])
    #expect(
      received(RACSignal.return((1, 2, 3)).reduceEach { $0 + $1 + $2 }) == ["next 6", "completed"])
  }

  @Test("3.1 what a block throws is the error to fail with")
  func tried() {
    let odd = numbers.try { if $0 == 2 { throw TestError.first } }
    #expect(received(odd) == ["next 1", "error first"])
    #expect(received(RACSignal<Int>.try { throw TestError.second }) == ["error second"])
    #expect(received(RACSignal.try { 5 }) == ["next 5", "completed"])
  }

  @Test("3.2 then waits for completion, and passes an error on", arguments: [true, false])
  func then(completes: Bool) {
    asCurrent {
      let source = RACSubject<Int>()
      log.subscribe(
        to: source.then {
          log.note("made")
          return RACSignal.return("after")
        })
      source.sendNext(1)
      #expect(log.entries.isEmpty)
      if completes { source.sendCompleted() } else { source.sendError(nil) }
      #expect(log.entries == (completes ? ["made", "next after", "completed"] : ["error nil"]))
    }
  }

  @Test("S88 initially runs before each subscription")
  func initially() {
    asCurrent {
      let signal = RACSignal.return(1).initially { log.note("initially") }
      #expect(log.entries.isEmpty)
      log.subscribe(to: signal)
      log.subscribe(to: signal)
      #expect(
        log.entries == ["initially", "next 1", "completed", "initially", "next 1", "completed"])
    }
  }

  @Test("S83 an error of the replacement is passed on")
  func catchTo() {
    #expect(received(RACSignal<Int>.error(nil).catchTo(.return(1))) == ["next 1", "completed"])
    #expect(
      received(RACSignal<Int>.error(nil).catchTo(.error(TestError.second))) == ["error second"])
  }

  private func received<Value>(_ signal: RACSignal<Value>) -> [String] {
    let log = EventLog()
    asCurrent { log.subscribe(to: signal) }
    return log.entries
  }
}
