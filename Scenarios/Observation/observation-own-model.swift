import Observation
import ScenarioKit

/// What a form shows.
@Observable private final class FormModel {
  var isValid = false
}

/// A form with a model of its own.
// Unchecked: used on the main thread only.
private final class Form: @unchecked Sendable {
  let model = FormModel()
  private(set) var canSend = false

  func observe() {
    withObservationTracking {
      canSend = model.isValid
    } onChange: {
      self.setNeedsUpdate()
    }
  }

  private func setNeedsUpdate() {}
}

extension Scenario {
  /// A form waits for the next change of its own model.
  ///
  /// ```
  /// form ─► model ─► its registrar ─► onChange ─► form
  /// ```
  static let observationOwnModel = Scenario(
    name: "observation-own-model",
    family: .observation,
    summary: "a form and its own model hold each other through an observation",
    question: "Form and model would go together. Who keeps whom?",
    lesson: """
      The form owns its model; the model's registrar owns the closure that waits for a change of
      `isValid`; the closure owns the form. An observation is a reference from what is observed to who
      observes, so to observe what one owns is a ring, as with a delegate. A weak self in `onChange` cuts
      it. The first closure, which reads, needs none: it is called at once and not kept.
      """,
    declares: .leaks,
    fixedBy: "observation-own-model-weak",
    remedy: "capture self weakly in onChange"
  ) { scope in
    let form = scope.track(Form(), "form")
    scope.track(form.model, "model")
    form.observe()
    scope.log("the form can be sent: \(form.canSend)")
    scope.letGo(consume form)
    scope.log("the form is closed")
  }
}
