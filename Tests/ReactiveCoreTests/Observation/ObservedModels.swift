import ReactiveCore

/// An observable object that keeps to the rules: it ends its lifetime first thing in its deinit.
final class Person: RACObject {
  let rac = RACLifetime()
  var name: String { didSet { didChange(\.name, from: oldValue) } }
  var age = 0 { didSet { didChange(\.age, from: oldValue) } }
  var friend: Person? { didSet { didChange(\.friend, from: oldValue) } }
  weak var idol: Person? { didSet { didChange(\.idol, from: oldValue) } }
  var home = Home() { didSet { didChange(\.home, from: oldValue) } }

  /// Somebody new each time.
  var passerBy: Person? { Person("stranger") }

  private let log: EventLog?

  init(_ name: String, _ log: EventLog? = nil) {
    self.name = name
    self.log = log
  }

  deinit {
    rac.dispose()
    log?.note("\(name) deinit")
  }
}

/// An observable object that leaves everything to its lifetime.
final class Home: RACObject {
  let rac = RACLifetime()
  var street = "none" { didSet { didChange(\.street, from: oldValue) } }
}

/// What observes and is not observed.
final class Observer: RACObject {
  let rac = RACLifetime()

  deinit { rac.dispose() }
}
