import ScenarioKit

/// A value that several objects share.
private final class Shared<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}

/// A tab, which knows which one of all tabs is shown.
private final class Tab {
  let shown: Shared<Tab?>

  init(_ shown: Shared<Tab?>) { self.shown = shown }

  func show() { shown.value = self }

  var isShown: Bool { shown.value === self }
}

extension Scenario {
  /// A generic box that is shared by what it contains.
  ///
  /// ```
  /// mail ─► shown ─► value ─► mail        calendar ─► shown
  /// ```
  static let genericBox = Scenario(
    name: "generic-box",
    family: .structure,
    summary: "tabs share a box, and the box holds one of them",
    question: "Two tabs have the same box, and one of them is in it. Which one goes?",
    lesson: """
      The one that is not. `Shared<Value>` says nothing of what it does with a `Value`; with an object in
      its place it is an owner, as every stored property is. The tab that is shown owns the box that owns
      it. No `weak` can be written at `Value`, which need not be an object; what is put into the box has
      to be weak.
      """,
    declares: .leaks,
    fixedBy: "generic-box-weak",
    remedy: "put a weak reference into the box"
  ) { scope in
    let shown = Shared<Tab?>(nil)
    let mail = scope.track(Tab(shown), "mail")
    let calendar = scope.track(Tab(shown), "calendar")
    mail.show()
    scope.log("mail is shown: \(mail.isShown)")
    scope.letGo(consume calendar)
    scope.letGo(consume mail)
  }
}
