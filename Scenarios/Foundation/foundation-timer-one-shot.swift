import Foundation
import ScenarioKit

/// A message that vanishes after a moment.
// Unchecked: used on the main thread only.
private final class Toast: @unchecked Sendable {
  private(set) var isVisible = true

  func hideSoon() {
    _ = Timer.scheduledTimer(withTimeInterval: 0.001, repeats: false) { _ in self.isVisible = false
    }
  }
}

extension Scenario {
  /// A timer that fires once, with a block that uses self.
  ///
  /// ```
  /// nothing ─► timer ─► block ─► toast
  /// ```
  static let foundationTimerOneShot = Scenario(
    name: "foundation-timer-one-shot",
    family: .foundation,
    summary: "a timer that has fired for the only time keeps its block on Linux",
    question: "The timer has fired, will not fire again, and is off the run loop. Is it gone?",
    lesson: """
      A timer that does not repeat invalidates itself after it has fired, which takes it off the run loop.
      On Linux that does not release it: the retain from when it was made is never balanced. The toast is
      held for ever by a block that will not run again. So `[weak self]` is needed even where a block is
      certain to run once.
      """,
    declares: .leaks,
    fixedBy: "foundation-timer-one-shot-weak",
    remedy: "capture self weakly, even in a timer that fires once"
  ) { scope in
    let toast = scope.track(Toast(), "toast")
    toast.hideSoon()
    while toast.isVisible { RunLoop.main.run(until: .now + 0.001) }
    scope.log("the toast is hidden")
    scope.letGo(consume toast)
  }
}
