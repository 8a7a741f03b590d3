import ReactiveCore
import Testing

@Suite struct RACLifetimeTests {
  private let log = EventLog()

  @Test("S111 willDealloc completes when the object goes, without a value")
  func willDeallocCompletes() {
    asCurrent {
      watchAndLetGo(Person("Ada", log))
    }
    #expect(log.entries == ["completed", "Ada deinit"])
  }

  @inline(never)
  private func watchAndLetGo(_ object: some RACObject) {
    log.subscribe(to: object.willDealloc)
    #expect(log.entries.isEmpty)
  }

  @Test("S111 a subscriber that comes after the end is told at once")
  func lateSubscriberIsToldAtOnce() {
    asCurrent {
      let signal = Person("Ada").willDealloc
      log.subscribe(to: signal)
    }
    #expect(log.entries == ["completed"])
  }

  @Test("S110 a disposable of the dealloc compound is disposed while the properties are intact")
  func deallocDisposableSeesProperties() {
    letAPersonGo { [log] person in
      log.note("disposed, name is \(person.name)")
    }
    #expect(log.entries == ["disposed, name is Ada", "Ada deinit"])
  }

  @inline(never)
  private func letAPersonGo(_ block: @escaping (Person) -> Void) {
    let person = Person("Ada", log)
    person.deallocDisposable.add(RACDisposable { [unowned(unsafe) person] in block(person) })
  }

  @Test("S109 in a class and its subclass each deinit runs once, after completion")
  func eachDeinitRunsOnce() {
    asCurrent {
      watchAndLetGo(Subclass(log))
    }
    #expect(log.entries == ["completed", "subclass", "superclass"])
  }

  @Test func objectThatDoesNotEndItsLifetimeCompletesAfterItsDeinit() {
    asCurrent {
      watchAndLetGo(Home())
    }
    #expect(log.entries == ["completed"])
  }

  @Test("1.7 willDealloc is made once and does not hold the object")
  func willDeallocIsMadeOnce() {
    let person = Person("Ada")
    #expect(person.willDealloc === person.willDealloc)
    weak let other = personWithWillDealloc().person
    #expect(other == nil)
  }

  @inline(never)
  private func personWithWillDealloc() -> (signal: RACSignal<Never>, person: Person?) {
    let person = Person("Ada")
    return (person.willDealloc, person)
  }

  @Test("1.7 willDealloc comes before what was added to the compound later")
  func willDeallocComesFirst() {
    asCurrent {
      let person = Person("Ada", log)
      log.subscribe(to: person.willDealloc)
      person.deallocDisposable.add(log.disposable())
    }
    #expect(log.entries == ["completed", "disposed", "Ada deinit"])
  }

  @Test("1.7 a weak reference reads nil while willDealloc completes")
  func weakReferencesAreGone() {
    asCurrent {
      let person = Person("Ada", log)
      person.willDealloc.subscribeCompleted { [weak person, log] in
        log.note("weak reference is \(person == nil ? "nil" : "there")")
      }
    }
    #expect(log.entries == ["weak reference is nil", "Ada deinit"])
  }

  @Test("M27 takeUntil(willDealloc) with a strong self does not end while the source is kept")
  func takeUntilOwnEndWithStrongSelf() {
    let source = RACSubject<Int>()
    let person = Weak(observeSource(source) { $0 })
    #expect(person.isAlive)
    source.sendCompleted()
    #expect(!person.isAlive)
  }

  @Test("M27 with a weak self it does end")
  func takeUntilOwnEndWithWeakSelf() {
    let source = RACSubject<Int>()
    let person = Weak(observeSource(source) { _ in nil })
    #expect(!person.isAlive)
  }

  @inline(never)
  private func observeSource(
    _ source: RACSubject<Int>, capturing choose: (Person) -> Person?
  ) -> Person? {
    let person = Person("Ada")
    let captured = choose(person)
    asCurrent {
      source.takeUntil(person.willDealloc).subscribeNext { _ in
        withExtendedLifetime(captured) {}
      }
    }
    return person
  }

  @Test func willDeallocMayBeAskedForByManyThreadsAtOnce() {
    for _ in 0..<50 {
      let person = Person("Ada")
      let signal = RACSubject<Int>()
      let seen = EventLog()
      onThreads(4) { _ in
        seen.note("\(ObjectIdentifier(person.willDealloc)) \(ObjectIdentifier(signal.willDealloc))")
      }
      #expect(Set(seen.entries).count == 1)
    }
  }
}

private class Superclass: RACObject {
  let rac = RACLifetime()
  fileprivate let log: EventLog

  init(_ log: EventLog) { self.log = log }

  deinit {
    rac.dispose()
    log.note("superclass")
  }
}

private final class Subclass: Superclass {
  deinit {
    rac.dispose()
    log.note("subclass")
  }
}
