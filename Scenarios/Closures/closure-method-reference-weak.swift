import ScenarioKit

/// Recognises that a finger turns.
private final class RotationGesture {
  private var action: ((Double) -> Void)?

  func onChange(_ action: @escaping (Double) -> Void) { self.action = action }

  func turn(by angle: Double) { action?(angle) }
}

/// A knob that is turned with a gesture of its own.
private final class Knob {
  let gesture: RotationGesture
  private(set) var angle = 0.0

  init(_ gesture: RotationGesture) { self.gesture = gesture }

  func attach() { gesture.onChange { [weak self] in self?.rotate($0) } }

  private func rotate(_ angle: Double) { self.angle += angle }
}

extension Scenario {
  /// A closure that calls the method on a weak self.
  ///
  /// ```
  /// knob ─► gesture ─► action ~weak~> knob
  /// ```
  static let closureMethodReferenceWeak = Scenario(
    name: "closure-method-reference-weak",
    family: .closures,
    summary: "a closure calls the method on a weak self",
    question: "The closure does what the method reference did. Who goes first?",
    lesson: """
      Written out, the closure can have a capture list, which a method reference cannot. The knob goes with its
      last owner, and the gesture once the scenario lets go of it.
      """,
    declares: .clean,
    fixes: "closure-method-reference"
  ) { scope in
    let gesture = scope.track(RotationGesture(), "gesture")
    let knob = scope.track(Knob(gesture), "knob")
    knob.attach()
    gesture.turn(by: 0.5)
    scope.log("angle = \(knob.angle)")
    scope.letGo(consume knob)
    scope.letGo(consume gesture)
  }
}
