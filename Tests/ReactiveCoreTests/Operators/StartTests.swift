import ReactiveCore
import Testing

@Suite struct StartTests {
  private let log = EventLog()

  @Test("S90 the work is done once, with the first subscriber or before", arguments: [true, false])
  func onceForAll(eagerly: Bool) {
    asCurrent {
      let work = { (subscriber: any RACSubscriberProtocol<Int>) in
        log.note("work")
        subscriber.sendNext(1)
        subscriber.sendCompleted()
      }
      let signal =
        eagerly
        ? RACSignal.startEagerly(.immediate, work) : RACSignal.startLazily(.immediate, work)
      #expect(log.entries == (eagerly ? ["work"] : []))
      log.subscribe(to: signal)
      log.subscribe(to: signal)
      #expect(log.entries.count { $0 == "work" } == 1)
      #expect(
        log.entries.filter { $0 != "work" } == ["next 1", "completed", "next 1", "completed"])
    }
  }

  @Test("3.2 disposing every subscription does not end the work")
  func workIsNotDisposed() {
    asCurrent {
      let source = Producer<Int>(log)
      let signal = RACSignal.startLazily(.immediate) { source.looseSignal.subscribe($0) }
      log.subscribe(to: signal)?.dispose()
      source.sendNext(1)
      log.subscribe(to: signal)
      #expect(log.entries == ["next 1"])
      source.dropSubscribers()
    }
  }
}
