import ScenarioKit

/// A value that comes later, or never.
private final class Promise {
  private var waiting: [(String) -> Void] = []

  func then(_ body: @escaping (String) -> Void) { waiting.append(body) }

  func fulfil(_ value: String) {
    let waiting = self.waiting
    self.waiting = []
    waiting.forEach { $0(value) }
  }
}

/// A guest who waits for the table.
private final class Guest {
  let seated = Promise()
  private(set) var table = "none"

  init() { seated.then { self.table = $0 } }
}

extension Scenario {
  /// The error path fulfils the promise too.
  ///
  /// ```
  /// booking ─► seated ─► nobody waits any more
  /// ```
  static let closurePromiseKept = Scenario(
    name: "closure-promise-kept",
    family: .closures,
    summary: "an error path answers those who wait",
    question: "The guest gets no table here either. Why does it go?",
    lesson: """
      An answer, even a bad one, empties the list of those who wait, and with the list goes the closure that
      held the guest. A promise is a debt on every path out of a function.
      """,
    declares: .clean,
    fixes: "closure-promise-dropped"
  ) { scope in
    let booking = scope.track(Promise(), "booking")
    let guest = scope.track(Guest(), "guest")
    let seated = scope.track(guest.seated, "seated")
    booking.then { seated.fulfil($0) }
    scope.log("no table is free")
    booking.fulfil("the bar")
    scope.log("seated at \(guest.table)")
    scope.letGo(consume booking)
    scope.letGo(consume seated)
    scope.letGo(consume guest)
  }
}
