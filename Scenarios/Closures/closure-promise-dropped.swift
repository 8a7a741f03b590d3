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
  /// The promise that would have cut the ring is dropped on another path.
  ///
  /// ```
  /// guest ─► seated ─► waiting[0] ─► closure ─► guest        booking, dropped
  /// ```
  static let closurePromiseDropped = Scenario(
    name: "closure-promise-dropped",
    family: .closures,
    summary: "an error path drops the promise that others wait for",
    question: "Which stays: the promise that was dropped, or what waited for it?",
    lesson: """
      The guest waits in a promise of its own, and that ring is meant: it ends when the promise is
      fulfilled. Here the booking fails and its promise goes without a word. It is the one that
      deinitializes; the guest stays, because nobody will fulfil what it waits for. `[weak self]` in its
      closure would let the guest go, and still nobody would be told.
      """,
    declares: .leaks,
    fixedBy: "closure-promise-kept",
    remedy: "fulfil or fail every promise on every path"
  ) { scope in
    let booking = scope.track(Promise(), "booking")
    let guest = scope.track(Guest(), "guest")
    let seated = scope.track(guest.seated, "seated")
    booking.then { seated.fulfil($0) }
    scope.log("no table is free")
    scope.letGo(consume booking)
    scope.letGo(consume seated)
    scope.letGo(consume guest)
  }
}
