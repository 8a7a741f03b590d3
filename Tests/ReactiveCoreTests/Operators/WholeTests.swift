import ReactiveCore
import Testing

/// Operators that look at the events, at all values, or at groups of them.
@Suite struct WholeTests {
  private let log = EventLog()

  @Test(
    "3.2 materialized, the events come as values and completion follows", arguments: [true, false])
  func materialized(completes: Bool) {
    asCurrent {
      let source = RACSubject<Int>()
      log.subscribe(to: source.materialize().map { "\($0.value ?? -1), \($0.isFinished)" })
      source.sendNext(1)
      if completes { source.sendCompleted() } else { source.sendError(nil) }
      #expect(log.entries == ["next 1, false", "next -1, true", "completed"])
    }
  }

  @Test("3.1 dematerialized, the first terminal event ends it")
  func dematerialized() {
    asCurrent {
      let events = RACSubject<RACEvent<Int>>()
      log.subscribe(to: events.dematerialize())
      events.sendNext(.next(1))
      events.sendNext(.error(TestError.first))
      events.sendNext(.next(2))
      #expect(log.entries == ["next 1", "error first"])
      log.subscribe(to: events.dematerialize())
      events.sendNext(.completed)
      #expect(log.entries.last == "completed")
    }
  }

  @Test("3.1 any answers with the first value that passes")
  func any() {
    asCurrent {
      let source = RACSubject<Int>()
      log.subscribe(to: source.any { $0 > 1 })
      log.subscribe(to: RACSignal<Int>.empty().any())
      log.subscribe(to: RACSignal.return(1).any())
      log.subscribe(to: RACSignal<Int>.error(nil).any())
      source.sendNext(1)
      source.sendNext(2)
      #expect(
        log.entries == [
          "next false", "completed", "next true", "completed", "next false", "completed",
          "next true", "completed",
        ])
    }
  }

  @Test("3.1 all answers with the first value that does not pass, or at the end")
  func all() {
    asCurrent {
      let source = RACSubject<Int>()
      log.subscribe(to: source.all { $0 < 2 })
      log.subscribe(to: RACSignal.return(1).all { $0 < 2 })
      log.subscribe(to: RACSignal<Int>.error(nil).all { _ in true })
      source.sendNext(1)
      source.sendNext(2)
      #expect(
        log.entries == [
          "next true", "completed", "next false", "completed", "next false", "completed",
        ])
    }
  }

  @Test("3.2 an aggregation sends one value at completion, its start if there was none")
  func aggregated() {
    asCurrent {
      log.subscribe(to: RACSignal<Int>.empty().aggregateWithStart(7, reduce: +))
      log.subscribe(to: RACSignal.merge([.return(1), .return(2)]).collect())
      log.subscribe(to: RACSignal<Int>.error(nil).collect())
      #expect(log.entries == ["next 7", "completed", "next [1, 2]", "completed", "error nil"])
    }
  }

  @Test("3.2 a start is made for each subscription")
  func startFactory() {
    asCurrent {
      var made = 0
      let signal = RACSignal.return(1).aggregateWithStartFactory {
        made += 10
        return made
      } reduce: {
        $0 + $1
      }
      log.subscribe(to: signal)
      log.subscribe(to: signal)
      #expect(log.entries == ["next 11", "completed", "next 21", "completed"])
    }
  }

  @Test("3.2 the last values come at completion, fewer if there were fewer", arguments: [0, 2, 9])
  func lastValues(count: Int) {
    asCurrent {
      let source = RACSubject<Int>()
      log.subscribe(to: source.takeLast(count))
      (1...3).forEach(source.sendNext)
      source.sendCompleted()
      #expect(log.entries == (1...3).suffix(count).map { "next \($0)" } + ["completed"])
    }
  }

  @Test("3.2 a group sends the values of its key, and ends after the signal of groups")
  func groups() {
    asCurrent {
      let source = RACSubject<Int>()
      source.groupBy {
        $0.isMultiple(of: 2)
      } transform: {
        $0 * 10
      }.subscribeNext(
        { [log] group in
          log.note("group \(group.key)")
          log.subscribe(to: group, as: "\(group.key)")
        },
        completed: { [log] in log.note("completed") })
      [1, 2, 3].forEach(source.sendNext)
      source.sendCompleted()
      #expect(
        log.entries == [
          "group false", "false next 10", "group true", "true next 20", "false next 30",
          "completed",
          "false completed", "true completed",
        ])
    }
  }

  @Test("3.2 disposal does not end the groups")
  func disposedGroups() {
    asCurrent {
      let source = RACSubject<Int>()
      let groups = Box<[RACGroupedSignal<Int, Int>]>([])
      let subscription = source.groupBy { $0 }.subscribeNext { [log] group in
        groups.value.append(group)
        log.subscribe(to: group)
      }
      source.sendNext(1)
      subscription?.dispose()
      source.sendNext(1)
      source.sendCompleted()
      #expect(log.entries == ["next 1"])
      groups.value[0].sendNext(2)
      #expect(log.entries == ["next 1", "next 2"])
    }
  }

  @Test("3.2 a sample is the latest value, again if there is no newer one")
  func sampled() {
    asCurrent {
      let (source, sampler) = (RACSubject<Int>(), RACSubject<Void>())
      log.subscribe(to: source.sample(sampler))
      sampler.sendNext(())
      source.sendNext(1)
      source.sendNext(2)
      sampler.sendNext(())
      sampler.sendNext(())
      #expect(log.entries == ["next 2", "next 2"])
    }
  }

  @Test(
    "3.2 the end of either side ends a sampled signal, the other disposed before",
    arguments: [true, false])
  func endOfSampling(sourceEnds: Bool) {
    asCurrent {
      let live = Producer<Int>(log)
      let ending = RACSubject<Int>()
      let sampled = sourceEnds ? ending.sample(live.signal) : live.signal.sample(ending)
      sampled.subscribe(RecordingSubscriber(log))
      ending.sendCompleted()
      #expect(log.entries == ["disposed", "completed"])
      live.dropSubscribers()
    }
  }
}
