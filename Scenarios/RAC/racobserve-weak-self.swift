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
    flattenMapSignal = signal.flattenMap { [weak self] model in
      self?.observe(model, \.title)
    }
    flattenMapSignal?.subscribeNext { scope.log("subscribeNext - \($0)") }
  }

  deinit { rac.dispose() }
}

extension Scenario {
  /// The view controller with a weak capture.
  ///
  /// ```
  /// screen ─► flattenMapSignal ─► didSubscribe ─► … ─► block ~weak~> screen
  /// ```
  static let racobserveWeakSelf = Scenario(
    name: "racobserve-weak-self",
    family: .rac,
    summary: "RACObserve behind a weak self",
    question: "The block still observes on behalf of the screen. Does the screen go now?",
    lesson: """
      The closure holds the screen weakly and asks for it when a value comes: as long as the screen is there
      the observation starts, afterwards nil stands for the empty signal. In Objective-C this is
      `@weakify(self)` outside and `@strongify(self)` inside the block.
      """,
    declares: .clean,
    fixes: "racobserve-self-capture",
    sample: ArticleSample(.leaks, 3, "the same with `@weakify` and `@strongify`")
  ) { scope in
    let screen = scope.track(Screen(), "screen")
    screen.viewDidLoad(scope)
    scope.log("the screen is dismissed")
    scope.letGo(consume screen)
  }
}
