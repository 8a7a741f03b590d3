import ScenarioKit

/// Uploads a file and offers to try again.
private final class Uploader {
  private var attempts = 0
  private var onFailure: (() -> Void)?
  private var onRetry: (() -> Void)?

  func start() {
    onFailure = { [weak self] in
      guard let self else { return }
      self.onRetry = { [weak self] in self?.attempts += 1 }
    }
  }

  func fail() { onFailure?() }
}

extension Scenario {
  /// Both stored closures capture self weakly.
  ///
  /// ```
  /// uploader ─► onRetry ─► inner closure ~weak~> uploader
  /// ```
  static let closureWeakThroughout = Scenario(
    name: "closure-weak-throughout",
    family: .closures,
    summary: "every stored closure captures self weakly",
    question: "The upload fails here too. Why does the uploader go?",
    lesson: """
      A capture list speaks for one closure. After `guard let self` the name means a strong variable again, so
      each closure that is stored needs a list of its own.
      """,
    declares: .clean,
    fixes: "closure-strong-inside-weak"
  ) { scope in
    let uploader = scope.track(Uploader(), "uploader")
    uploader.start()
    uploader.fail()
    scope.log("the upload has failed")
    scope.letGo(consume uploader)
  }
}
