import ReactiveCore
import ScenarioKit

/// Something with a title that can be observed.
private final class Model: RACObject {
  let rac = RACLifetime()
  var title = "the title" { didSet { didChange(\.title, from: oldValue) } }
  deinit { rac.dispose() }
}

/// The leak article's view controller: it keeps the mapped signal to use it again elsewhere.
private final class Screen: RACObject {
  let rac = RACLifetime()
  private var flattenMapSignal: RACSignal<String>?

  func viewDidLoad(_ scope: ScenarioScope) {
    let signal = RACSignal<Model>.createSignal { subscriber in
      subscriber.sendNext(Model())
      subscriber.sendCompleted()
      return nil
    }
    flattenMapSignal = signal.flattenMap { self.observe($0, \.title) }
    flattenMapSignal?.subscribeNext { scope.log("subscribeNext - \($0)") }
  }

  deinit { rac.dispose() }
}

extension Scenario {
  /// The same view controller, with self written out.
  ///
  /// ```
  /// screen ─► flattenMapSignal ─► didSubscribe ─► … ─► block ─► screen
  /// ```
  static let racobserveSelfCaptureWritten = Scenario(
    name: "racobserve-self-capture-written",
    family: .rac,
    summary: "RACObserve in a stored flattenMap with self written out",
    question: "With `self` written out, does the screen go?",
    lesson: """
      It is the ring of `racobserve-self-capture`, with the capture in plain sight: Swift insists on `self.`
      in the closure. Observing needs an observer, since the observation ends with it; that is what `self` is
      doing there. The observation itself holds neither object, the closure that starts it does.
      """,
    declares: .leaks,
    fixedBy: "racobserve-weak-self",
    remedy: "capture self weakly in the block that observes",
    sample: ArticleSample(.leaks, 2, "the macro written out")
  ) { scope in
    let screen = scope.track(Screen(), "screen")
    screen.viewDidLoad(scope)
    scope.log("the screen is dismissed")
    scope.letGo(consume screen)
  }
}
