import ScenarioKit

/// Writes values to a property of an object, as long as it is there.
private final class Assignment<Root: AnyObject, Value> {
  private weak var object: Root?
  private let keyPath: ReferenceWritableKeyPath<Root, Value>

  init(_ object: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value>) {
    self.object = object
    self.keyPath = keyPath
  }

  func receive(_ value: Value) { object?[keyPath: keyPath] = value }
}

/// Tells its subscribers of values.
private final class Source {
  private var subscribers: [Assignment<Label, String>] = []

  func add(_ subscriber: Assignment<Label, String>) { subscribers.append(subscriber) }

  func send(_ value: String) { subscribers.forEach { $0.receive(value) } }
}

/// Ends a subscription, and owns it until then.
private final class Subscription {
  private let assignment: Assignment<Label, String>

  init(_ assignment: Assignment<Label, String>) { self.assignment = assignment }
}

/// A label that shows what its source says.
private final class Label {
  private(set) var text = ""
  private let source: Source
  private var subscriptions: [Subscription] = []

  init(_ source: Source) { self.source = source }

  func bind(_ scope: ScenarioScope) {
    let assignment = scope.track(Assignment(self, \Label.text), "assignment")
    source.add(assignment)
    subscriptions.append(scope.track(Subscription(assignment), "subscription"))
  }
}

extension Scenario {
  /// The same subscriber with a weak target.
  ///
  /// ```
  /// label ─► subscriptions[0] ─► assignment ~weak~> label
  /// ```
  static let assignToSelfWeak = Scenario(
    name: "assign-to-self-weak",
    family: .structure,
    summary: "a label stores a subscription that refers to it weakly",
    question: "Two rings, and one reference is weak now. Do all four objects go?",
    lesson: """
      The edge that both rings shared is the one that became weak. The label goes, and with it what it owns:
      the source and the subscription, and with the last of them the assignment.
      """,
    declares: .clean,
    fixes: "assign-to-self"
  ) { scope in
    let source = scope.track(Source(), "source")
    let label = scope.track(Label(source), "label")
    label.bind(scope)
    source.send("hello")
    scope.log("the label shows \(label.text)")
    scope.letGo(consume source)
    scope.letGo(consume label)
  }
}
