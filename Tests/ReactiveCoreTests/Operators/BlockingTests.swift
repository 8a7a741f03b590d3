import ReactiveCore
import Testing

@Suite struct BlockingTests {
  private let log = EventLog()

  @Test("S59 first returns the value, and the subscription is cleaned up after")
  func first() throws {
    let source = Producer<Int>(log)
    let signal = RACSignal<Int>.createSignal { subscriber in
      subscriber.sendNext(1)
      return self.log.disposable()
    }
    var value: Int?
    asCurrent { value = try? signal.first() }
    #expect(value == 1)
    #expect(log.entries == ["disposed"])
    withExtendedLifetime(source) {}
  }

  @Test("3.2 a value from another thread is waited for")
  func fromAnotherThread() throws {
    let subject = RACReplaySubject<Int>()
    var value: Int?
    let gate = Gate()
    onThreads(2) { index in
      if index == 0 {
        value = try? subject.first()
      } else {
        subject.sendNext(5)
      }
    }
    gate.open()
    #expect(value == 5)
  }

  @Test("3.2 the end without a value gives the default, an error is thrown")
  func ends() throws {
    try asCurrentThrowing {
      try #expect(RACSignal<Int>.empty().first() == nil)
      try #expect(RACSignal<Int>.empty().firstOrDefault(3) == 3)
      try #expect(RACSignal.return(4).firstOrDefault(3) == 4)
      #expect(throws: TestError.first) { try RACSignal<Int>.error(TestError.first).first() }
      #expect(throws: RACNilError.self) { try RACSignal<Int>.error(nil).first() }
    }
  }

  @Test("3.2 all values are returned, or only the end waited for")
  func wholes() throws {
    try asCurrentThrowing {
      try #expect(RACSignal.merge([.return(1), .return(2)]).toArray() == [1, 2])
      try #expect(RACSignal<Int>.empty().toArray() == [])
      try RACSignal.return(1).waitUntilCompleted()
      #expect(throws: TestError.first) {
        try RACSignal<Int>.error(TestError.first).waitUntilCompleted()
      }
    }
  }

  private func asCurrentThrowing(_ block: () throws -> Void) throws {
    var result: Result<Void, any Error> = .success(())
    asCurrent { result = Result { try block() } }
    try result.get()
  }
}
