import Foundation
import ScenarioKit

/// A message that vanishes after a moment.
// Unchecked: used on the main thread only.
private final class Toast: @unchecked Sendable {
  private(set) var isVisible = true

  func hideSoon() {
    _ = Timer.scheduledTimer(withTimeInterval: 0.001, repeats: false) { [weak self] _ in
      self?.isVisible = false
    }
  }
}

extension Scenario {
  /// The same timer with a weak self.
  ///
  /// ```
  /// nothing ─► timer ─► block ~weak~> toast
  /// ```
  static let foundationTimerOneShotWeak = Scenario(
    name: "foundation-timer-one-shot-weak",
    family: .foundation,
    summary: "a timer that fires once refers to self weakly",
    question: "Does it matter that the block of a timer that fires once is weak?",
    lesson: """
      On Linux it does. The block outlives its only call, because the timer does, so whatever the block holds
      strongly outlives it too.
      """,
    declares: .clean,
    fixes: "foundation-timer-one-shot"
  ) { scope in
    let toast = scope.track(Toast(), "toast")
    toast.hideSoon()
    while toast.isVisible { RunLoop.main.run(until: .now + 0.001) }
    scope.log("the toast is hidden")
    scope.letGo(consume toast)
  }
}
