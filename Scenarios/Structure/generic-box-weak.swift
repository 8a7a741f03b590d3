import ScenarioKit

/// A value that several objects share.
private final class Shared<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}

/// A reference that does not own its object.
private struct Weak<Object: AnyObject> { weak var object: Object? }

/// A tab, which knows which one of all tabs is shown.
private final class Tab {
  let shown: Shared<Weak<Tab>>

  init(_ shown: Shared<Weak<Tab>>) { self.shown = shown }

  func show() { shown.value = Weak(object: self) }

  var isShown: Bool { shown.value.object === self }
}

extension Scenario {
  /// The same box with a weak reference in it.
  ///
  /// ```
  /// mail ─► shown ─► value ~weak~> mail        calendar ─► shown
  /// ```
  static let genericBoxWeak = Scenario(
    name: "generic-box-weak",
    family: .structure,
    summary: "tabs share a box with a weak reference to one of them",
    question: "What is in the box when the tab that was shown has gone?",
    lesson: """
      A `Weak` whose object is nil. A struct with a weak property is how weakness gets into a generic
      type, an array or a dictionary. Weak references cost a little more than strong ones, and each use
      has to say what becomes of nil; here no tab is shown.
      """,
    declares: .clean,
    fixes: "generic-box"
  ) { scope in
    let shown = Shared(Weak<Tab>())
    let mail = scope.track(Tab(shown), "mail")
    let calendar = scope.track(Tab(shown), "calendar")
    mail.show()
    scope.log("mail is shown: \(mail.isShown)")
    scope.letGo(consume calendar)
    scope.letGo(consume mail)
  }
}
