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
    } onChange: { [weak self] in
      self?.setNeedsUpdate()
    }
  }

  private func setNeedsUpdate() {}
}

extension Scenario {
  /// The same form with a weak self.
  ///
  /// ```
  /// form ─► model ─► its registrar ─► onChange ~weak~> form
  /// ```
  static let observationOwnModelWeak = Scenario(
    name: "observation-own-model-weak",
    family: .observation,
    summary: "a form refers to itself weakly in the observation of its own model",
    question: "The form goes without a change of the model. Does the closure go?",
    lesson: """
      With the model it does: when an observable object dies, its registrar drops what still waits. An
      observation is never a reason for a model to live, it is only what the model holds that matters.
      """,
    declares: .clean,
    fixes: "observation-own-model"
  ) { scope in
    let form = scope.track(Form(), "form")
    scope.track(form.model, "model")
    form.observe()
    scope.log("the form can be sent: \(form.canSend)")
    scope.letGo(consume form)
    scope.log("the form is closed")
  }
}
