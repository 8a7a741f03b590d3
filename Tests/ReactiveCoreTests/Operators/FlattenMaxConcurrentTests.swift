import ReactiveCore
import Testing

@Suite struct FlattenMaxConcurrentTests {
  private let log = EventLog()

  @Test(
    "S74 no limit subscribes to all at once, a limit of 1 to one after the other",
    arguments: [0, 1])
  func limit(maxConcurrent: Int) {
    asCurrent {
      let subjects = (0..<3).map { _ in RACSubject<Int>() }
      let outer = RACSubject<RACSignal<Int>>()
      let subscription = log.subscribe(to: outer.flatten(maxConcurrent))
      for (number, subject) in subjects.enumerated() {
        outer.sendNext(
          .defer {
            log.note("subscribed \(number)")
            return subject
          })
      }
      if maxConcurrent == 0 {
        #expect(log.entries == ["subscribed 0", "subscribed 1", "subscribed 2"])
      } else {
        #expect(log.entries == ["subscribed 0"])
        subjects[0].sendCompleted()
        subjects[1].sendCompleted()
        #expect(log.entries == ["subscribed 0", "subscribed 1", "subscribed 2"])
      }
      outer.sendCompleted()
      subjects.forEach { $0.sendCompleted() }
      #expect(log.entries.last == "completed")
      subscription?.dispose()
    }
  }

  @Test("S75 completes only after the last inner signal")
  func completesAfterTheLast() {
    asCurrent {
      let (outer, inner) = (RACSubject<RACSignal<Int>>(), RACSubject<Int>())
      log.subscribe(to: outer.flatten(2))
      outer.sendNext(inner)
      outer.sendCompleted()
      #expect(log.entries.isEmpty)
      inner.sendNext(1)
      inner.sendCompleted()
      #expect(log.entries == ["next 1", "completed"])
    }
  }

  @Test("S78 a last signal in line that completes at once ends it right then")
  func lastInLineCompletesAtOnce() {
    asCurrent {
      let (outer, inner) = (RACSubject<RACSignal<Int>>(), RACSubject<Int>())
      log.subscribe(to: outer.concat())
      outer.sendNext(inner)
      outer.sendNext(.empty())
      outer.sendCompleted()
      inner.sendCompleted()
      #expect(log.entries == ["completed"])
    }
  }

  @Test("3.2 an error of any of them is passed on")
  func errorOfAny() {
    asCurrent {
      let (outer, inner) = (RACSubject<RACSignal<Int>>(), RACSubject<Int>())
      log.subscribe(to: outer.flatten(2))
      outer.sendNext(inner)
      inner.sendError(TestError.first)
      #expect(log.entries == ["error first"])
    }
  }

  @Test(
    "D8 only completion lets go of what the block that subscribes holds", arguments: Ending.allCases
  )
  func onlyCompletionLetsGo(ending: Ending) {
    asCurrent {
      let waiting = endedWithASignalInLine(ending)
      #expect(waiting.isAlive == (ending != .completed))
    }
  }

  @inline(never)
  private func endedWithASignalInLine(_ ending: Ending) -> Weak<RACSignal<Int>> {
    let (outer, inner) = (RACSubject<RACSignal<Int>>(), RACSubject<Int>())
    let subscription = outer.concat().subscribe(RACSubscriber())
    outer.sendNext(inner)
    let waiting = RACSignal<Int>.createSignal {
      $0.sendCompleted()
      return nil
    }
    outer.sendNext(waiting)
    switch ending {
    case .completed:
      outer.sendCompleted()
      inner.sendCompleted()
    case .failed: inner.sendError(nil)
    case .disposed: subscription?.dispose()
    }
    return Weak(waiting)
  }
}
