import ScenarioKit

/// Writes values to a property of its object.
private final class Assignment<Root: AnyObject, Value> {
  private let object: Root
  private let keyPath: ReferenceWritableKeyPath<Root, Value>

  init(_ object: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value>) {
    self.object = object
    self.keyPath = keyPath
  }

  func receive(_ value: Value) { object[keyPath: keyPath] = value }
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
  /// A subscriber that assigns to a property of self, stored in self.
  ///
  /// ```
  /// label ─► subscriptions[0] ─► assignment ─► label
  /// label ─► source ─► subscribers[0] ─► assignment ─► label
  /// ```
  static let assignToSelf = Scenario(
    name: "assign-to-self",
    family: .structure,
    summary: "a label stores the subscription that assigns to the label",
    question: "There are two rings. Does one cut free them both?",
    lesson: """
      Assigning to a key path of an object takes the object, and the subscriber keeps it. The label stores
      the subscription, and the source that it owns as well holds the subscriber: two rings, which share
      one edge. Cancelling the subscription alone would leave the other ring closed. There is no closure
      to be seen and no capture list; the subscriber has to be one that refers to its target weakly.
      """,
    declares: .leaks,
    fixedBy: "assign-to-self-weak",
    remedy: "assign to a weak target"
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
