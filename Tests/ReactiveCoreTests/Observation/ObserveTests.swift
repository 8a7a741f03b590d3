import ReactiveCore
import Testing

@Suite struct ObserveTests {
  private let log = EventLog()
  private let person = Person("Ada")
  private let observer = Observer()

  // MARK: Values

  @Test("S63 S104 the value at subscription is sent once, then each change")
  func presentValueThenChanges() {
    asCurrent {
      let names = observer.observe(person, \.name)
      person.name = "Grace"
      log.subscribe(to: names)
      #expect(log.entries == ["next Grace"])
      person.name = "Edith"
      person.name.append("!")
    }
    #expect(log.entries == ["next Grace", "next Edith", "next Edith!"])
  }

  @Test("S63 take(1) of an observation is the value at subscription")
  func firstValueIsRead() {
    asCurrent {
      let names = observer.observe(person, \.name)
      person.name = "Grace"
      log.subscribe(to: names.take(1))
      person.name = "Edith"
    }
    #expect(log.entries == ["next Grace", "completed"])
  }

  @Test("S92 every subscription is sent the present value at once")
  func everySubscriptionIsSentThePresentValue() {
    asCurrent {
      let names = observer.observe(person, \.name)
      log.subscribe(to: names, as: "1")
      person.name = "Grace"
      log.subscribe(to: names, as: "2")
    }
    #expect(log.entries == ["1 next Ada", "1 next Grace", "2 next Grace"])
  }

  @Test("S93 a change is reported once, also if the value is the same, and no other property's")
  func aChangeIsReportedOnce() {
    asCurrent {
      log.subscribe(to: observer.observe(person, \.age))
      person.age = 0
      person.name = "Grace"
      person.age = 1
    }
    #expect(log.entries == ["next 0", "next 0", "next 1"])
  }

  @Test("S94 S104 nothing is sent after disposal")
  func nothingAfterDisposal() {
    asCurrent {
      let disposable = log.subscribe(to: observer.observe(person, \.name))
      disposable?.dispose()
      person.name = "Grace"
    }
    #expect(log.entries == ["next Ada"])
  }

  @Test("S102 of two observations of one property the disposed one alone ends")
  func disposingOneLeavesTheOther() {
    asCurrent {
      let first = log.subscribe(to: observer.observe(person, \.name), as: "1")
      log.subscribe(to: observer.observe(person, \.name), as: "2")
      first?.dispose()
      person.name = "Grace"
    }
    #expect(log.entries == ["1 next Ada", "2 next Ada", "2 next Grace"])
  }

  @Test func changesAreDeliveredOnTheThreadThatMakesThem() {
    let scheduler = RACTestScheduler()
    asCurrent {
      observer.observe(person, \.name).subscribeNext { [log] name in
        log.note("\(name) on \(RACScheduler.current?.name ?? "none")")
      }
    }
    scheduler.schedule { [person] in person.name = "Grace" }
    scheduler.step()
    person.name = "Edith"
    #expect(log.entries == ["Ada on main thread", "Grace on test", "Edith on none"])
  }

  @Test func inheritedPropertyIsObservedByThePathOfItsClass() {
    let square = Square()
    asCurrent { log.subscribe(to: observer.observe(square, \Shape.area)) }
    square.area = 4
    #expect(log.entries == ["next 0", "next 4"])
  }

  // MARK: The end

  @Test(
    "S99 M23 the death of the target completes, after the observation and before its deinit ends")
  func targetDies() {
    asCurrent { letTargetGo() }
    #expect(log.entries == ["next Ada", "completed", "Ada deinit"])
  }

  @inline(never)
  private func letTargetGo() {
    let person = Person("Ada", log)
    log.subscribe(to: observer.observe(person, \.name))
    withExtendedLifetime(person) {}
  }

  @Test("S100 S105 M23 the death of the observer completes, and the target's changes are not sent")
  func observerDies() {
    asCurrent { letObserverGo() }
    person.name = "Grace"
    #expect(log.entries == ["next Ada", "completed"])
  }

  @inline(never)
  private func letObserverGo() {
    let observer = Observer()
    log.subscribe(to: observer.observe(person, \.name))
    withExtendedLifetime(observer) {}
  }

  @Test("4 subscribed to after the death of either it completes at once, without a value")
  func subscribedToAfterTheEnd() {
    asCurrent {
      log.subscribe(to: observer.observe(Person("Ada"), \.name), as: "target")
      log.subscribe(to: Observer().observe(person, \.name), as: "observer")
    }
    #expect(log.entries == ["target completed", "observer completed"])
  }
}

private class Shape: RACObject {
  let rac = RACLifetime()
  var area = 0 { didSet { didChange(\.area, from: oldValue) } }

  deinit { rac.dispose() }
}

private final class Square: Shape {}
