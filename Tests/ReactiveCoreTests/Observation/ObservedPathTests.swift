import ReactiveCore
import Testing

@Suite struct ObservedPathTests {
  private let log = EventLog()
  private let person = Person("Ada")
  private let observer = Observer()

  // MARK: Through an object

  @Test func pathFollowsBothOfItsProperties() {
    let grace = Person("Grace")
    let edith = Person("Edith")
    asCurrent { log.subscribe(to: observer.observe(person, \.friend, \.name)) }
    person.friend = grace
    grace.name = "Grace Hopper"
    person.friend = edith
    grace.name = "not observed any more"
    edith.name = "Edith Clarke"
    person.friend = nil
    #expect(
      log.entries == [
        "next nil", "next Optional(\"Grace\")", "next Optional(\"Grace Hopper\")",
        "next Optional(\"Edith\")", "next Optional(\"Edith Clarke\")", "next nil",
      ])
  }

  @Test func pathThroughAnObjectThatIsAlwaysThere() {
    asCurrent { log.subscribe(to: observer.observe(person, \.home, \.street)) }
    person.home.street = "Elm"
    let old = person.home
    person.home = Home()
    old.street = "not observed any more"
    #expect(
      log.entries == [
        "next Optional(\"none\")", "next Optional(\"Elm\")", "next Optional(\"none\")",
      ])
  }

  @Test func optionalPropertyAtTheEndIsNotWrappedTwice() {
    person.friend = Person("Grace")
    let values = Box<[Person?]>([])
    asCurrent {
      observer.observe(person, \.friend, \.friend).subscribeNext { values.value.append($0) }
    }
    person.friend?.friend = person
    #expect(values.value.count == 2)
    #expect(values.value.last == .some(person))
    person.friend?.friend = nil
  }

  @Test("4 a replaced object dies silently")
  func replacedObjectDiesSilently() {
    person.friend = Person("Grace", log)
    asCurrent { log.subscribe(to: observer.observe(person, \.friend, \.name)) }
    person.friend = Person("Edith")
    #expect(
      log.entries == ["next Optional(\"Grace\")", "next Optional(\"Edith\")", "Grace deinit"])
  }

  // MARK: Weak properties

  @Test("S95 the death of a weak property's object sends nil once")
  func weakObjectDies() {
    var idol: Person? = Person("Grace", log)
    person.idol = idol
    asCurrent {
      observer.observe(person, \.idol).map { $0?.name ?? "nobody" }
        .subscribeNext { [log] in log.note($0) }
      idol = nil
    }
    #expect(idol == nil)
    #expect(log.entries == ["Grace", "nobody", "Grace deinit"])
  }

  @Test("4 an object on the way that dies counts as nil")
  func weakObjectOnTheWayDies() {
    var idol: Person? = Person("Grace")
    person.idol = idol
    asCurrent { log.subscribe(to: observer.observe(person, \.idol, \.name)) }
    idol = nil
    #expect(idol == nil)
    #expect(log.entries == ["next Optional(\"Grace\")", "next nil"])
  }

  @Test func replacedWeakObjectDiesSilently() {
    var idol: Person? = Person("Grace")
    let next = Person("Edith")
    person.idol = idol
    asCurrent { log.subscribe(to: observer.observe(person, \.idol, \.name)) }
    person.idol = next
    idol = nil
    #expect(idol == nil)
    #expect(log.entries == ["next Optional(\"Grace\")", "next Optional(\"Edith\")"])
  }

  @Test("S95 the death of the observer is no change of the property that refers to it")
  func observerInAWeakPropertyDies() {
    asCurrent { letIdolObserveItself() }
    #expect(log.entries == ["next Optional(\"Grace\")", "completed"])
  }

  @inline(never)
  private func letIdolObserveItself() {
    let idol = Person("Grace")
    person.idol = idol
    log.subscribe(to: idol.observe(person, \.idol, \.name))
  }

  @Test("S96 the death of an object that a getter made is not reported")
  func temporaryDies() {
    asCurrent {
      observer.observe(person, \.passerBy).subscribeNext { [log] in log.note($0?.name ?? "nobody") }
    }
    #expect(log.entries == ["stranger"])
  }
}

extension Person: Equatable {
  static func == (lhs: Person, rhs: Person) -> Bool { lhs === rhs }
}
