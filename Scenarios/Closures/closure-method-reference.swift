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

  func attach() { gesture.onChange(rotate) }

  private func rotate(_ angle: Double) { self.angle += angle }
}

extension Scenario {
  /// A method handed over as a closure.
  ///
  /// ```
  /// knob ─► gesture ─► action, the method with its knob ─► knob
  /// ```
  static let closureMethodReference = Scenario(
    name: "closure-method-reference",
    family: .closures,
    summary: "a method passed as a closure holds its object",
    question: "`onChange(rotate)` has no closure and no self in it. What does the gesture hold?",
    lesson: """
      A method needs its object, so `rotate` as a value is a closure that captures the knob, strongly and
      without a word. The knob holds its gesture, the gesture its action. A method reference has no
      capture list, so there is no place to write `[weak self]`.
      """,
    declares: .leaks,
    fixedBy: "closure-method-reference-weak",
    remedy: "pass a closure that calls the method on a weak self"
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
