import ScenarioKit

/// Uploads a file and offers to try again.
private final class Uploader {
  private var attempts = 0
  private var onFailure: (() -> Void)?
  private var onRetry: (() -> Void)?

  func start() {
    onFailure = { [weak self] in
      guard let self else { return }
      self.onRetry = { self.attempts += 1 }
    }
  }

  func fail() { onFailure?() }
}

extension Scenario {
  /// A strong self, unwrapped from a weak one, is stored by a closure inside.
  ///
  /// ```
  /// uploader ─► onRetry ─► inner closure ─► uploader        outer closure ~weak~> uploader
  /// ```
  static let closureStrongInsideWeak = Scenario(
    name: "closure-strong-inside-weak",
    family: .closures,
    summary: "a closure inside a weak one stores the unwrapped self",
    question: "The stored closure captures self weakly. What can hold the uploader?",
    lesson: """
      `guard let self` makes a strong local variable, which is fine while the closure runs. The closure written
      below it captures that variable, and it is stored as well: the first failure closes the ring. An uploader
      that never fails would go.
      """,
    declares: .leaks,
    fixedBy: "closure-weak-throughout",
    remedy: "capture self weakly in the inner closure too"
  ) { scope in
    let uploader = scope.track(Uploader(), "uploader")
    uploader.start()
    uploader.fail()
    scope.log("the upload has failed")
    scope.letGo(consume uploader)
  }
}
