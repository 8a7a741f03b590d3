import ReactiveCore
import Testing

@Suite struct ObserveLifetimeTests {
  @Test("4 the signal holds neither target nor observer")
  func signalHoldsNeither() {
    let (signal, person, observer) = makeSignal()
    #expect(!person.isAlive)
    #expect(!observer.isAlive)
    withExtendedLifetime(signal) {}
  }

  @inline(never)
  private func makeSignal() -> (RACSignal<String>, Weak<Person>, Weak<Observer>) {
    let person = Person("Ada")
    let observer = Observer()
    return (observer.observe(person, \.name), Weak(person), Weak(observer))
  }

  @Test("M24 an object that observes itself with a strong self never goes")
  func strongSelf() {
    let person = Weak(observeSelf { $0 })
    #expect(person.isAlive)
    person.object?.rac.dispose()
    #expect(!person.isAlive)
  }

  @Test("M24 an object that observes itself with a weak self goes")
  func weakSelf() {
    #expect(!Weak(observeSelf { _ in nil }).isAlive)
  }

  @inline(never)
  private func observeSelf(capturing choose: (Person) -> Person?) -> Person? {
    let person = Person("Ada")
    let captured = choose(person)
    asCurrent {
      person.observe(person, \.name).subscribeNext { _ in withExtendedLifetime(captured) {} }
    }
    return person
  }

  @Test("4 a strong self that observes another object lives until that object goes")
  func strongSelfOfTheObserver() {
    let subscription = LiveSubscription(capturingObserver: true)
    let observer = Weak(subscription.observer)
    subscription.observer = nil
    #expect(observer.isAlive)
    subscription.person = nil
    #expect(!observer.isAlive)
  }

  @Test("1.7 what the blocks hold is released at the end", arguments: Cause.allCases)
  func blocksAreReleasedAtTheEnd(cause: Cause) {
    let subscription = LiveSubscription()
    #expect(subscription.payload.isAlive)
    cause.apply(to: subscription)
    #expect(!subscription.payload.isAlive)
  }

  @Test("S99 S100 target and observer go in spite of a live subscription")
  func bothGo() {
    let subscription = LiveSubscription()
    let (person, observer) = (Weak(subscription.person), Weak(subscription.observer))
    subscription.person = nil
    #expect(!person.isAlive)
    subscription.observer = nil
    #expect(!observer.isAlive)
  }

  @Test("4 a change on another thread waits for nobody and reaches whoever is subscribed")
  func changesMayComeFromAnyThread() {
    let person = Person("Ada")
    let observer = Observer()
    let log = EventLog()
    asCurrent { log.subscribe(to: observer.observe(person, \.age)) }
    onThreads(1) { _ in person.age = 1 }
    #expect(log.entries == ["next 0", "next 1"])
  }

  @Test("S103 observing and disposing 5,000 times while another thread announces changes")
  func concurrentObservation() {
    let person = Person("Ada")
    let observer = Observer()
    let values = EventLog()
    onThreads(3) { thread in
      asCurrent {
        for _ in 0..<2_500 {
          if thread == 0 {
            // What a setter does after storing: the stored value itself is not for two threads.
            person.didChange(\.age, from: 0)
          } else {
            observer.observe(person, \.age).subscribeNext { _ in values.note("") }?.dispose()
          }
        }
      }
    }
    #expect(values.entries.count >= 5_000, "each subscription is sent the present value")
  }
}

/// A subscription to an observed property, made in a frame that is gone.
final class LiveSubscription {
  var person: Person? = Person("Ada")
  var observer: Observer? = Observer()
  private(set) var disposable: RACDisposable?
  private(set) var payload: Weak<Payload> = Weak(nil)

  init(capturingObserver: Bool = false) { subscribe(capturingObserver) }

  @inline(never)
  private func subscribe(_ capturingObserver: Bool) {
    let payload = Payload()
    let captured = capturingObserver ? observer : nil
    self.payload = Weak(payload)
    asCurrent {
      guard let person, let observer else { return }
      disposable = observer.observe(person, \.name).subscribeNext { _ in
        withExtendedLifetime((payload, captured)) {}
      }
    }
  }
}

/// What ends an observation.
enum Cause: CaseIterable {
  case disposal, deathOfTheTarget, deathOfTheObserver

  func apply(to subscription: LiveSubscription) {
    switch self {
    case .disposal: subscription.disposable?.dispose()
    case .deathOfTheTarget: subscription.person = nil
    case .deathOfTheObserver: subscription.observer = nil
    }
  }
}
