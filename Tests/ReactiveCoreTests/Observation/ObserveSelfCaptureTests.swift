import ReactiveCore
import Testing

// The signal is only made and stored: no subscription takes part in these rings.
@Suite struct ObserveSelfCaptureTests {
  @Test(
    "M26 a method that observes, given to flattenMap as it is, closes a ring through its object")
  func methodReferenceCapturesSelf() {
    let screen = makeScreen { screen, people in screen.names = people.flattenMap(screen.names(of:))
    }
    #expect(screen.isAlive)
    screen.object?.names = nil
    #expect(!screen.isAlive)
  }

  @Test("M26 a written self closes the same ring")
  func writtenSelfIsCaptured() {
    let screen = makeScreen { screen, people in
      screen.names = people.flattenMap { screen.observe($0, \.name) }
    }
    #expect(screen.isAlive)
    screen.object?.names = nil
    #expect(!screen.isAlive)
  }

  @Test("M26 a weak self closes none")
  func weakSelfIsNotCaptured() {
    let screen = makeScreen { screen, people in
      screen.names = people.flattenMap { [weak screen] in screen?.observe($0, \.name) }
    }
    #expect(!screen.isAlive)
  }

  @inline(never)
  private func makeScreen(_ prepare: (Screen, RACSignal<Person>) -> Void) -> Weak<Screen> {
    let screen = Screen()
    prepare(screen, .return(Person("Ada")))
    return Weak(screen)
  }
}

private final class Screen: RACObject {
  let rac = RACLifetime()
  var names: RACSignal<String>?

  func names(of person: Person) -> RACSignal<String> { observe(person, \.name) }

  deinit { rac.dispose() }
}
