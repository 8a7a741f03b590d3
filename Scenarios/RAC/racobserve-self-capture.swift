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
    flattenMapSignal = signal.flattenMap(titles)
    flattenMapSignal?.subscribeNext { scope.log("subscribeNext - \($0)") }
  }

  private func titles(_ model: Model) -> RACSignal<String> { observe(model, \.title) }

  deinit { rac.dispose() }
}

extension Scenario {
  /// The leak article's view controller, with the reference to self as hidden as the macro hid it.
  ///
  /// ```
  /// screen ─► flattenMapSignal ─► didSubscribe ─► … ─► titles, a method reference ─► screen
  /// ```
  static let racobserveSelfCapture = Scenario(
    name: "racobserve-self-capture",
    family: .rac,
    summary: "RACObserve in a stored flattenMap holds self unseen",
    question: "There is no `self` to be seen in `flattenMap(titles)`. Does the screen go?",
    lesson: """
      In Objective-C the macro `RACObserve` contains `self`, and a block that uses it captures self without
      showing it. Swift demands a written `self.` in an escaping closure, but not where a method is handed
      over as a value: `flattenMap(titles)` makes a closure that holds the screen. The signal holds the
      closure and the screen holds the signal.
      """,
    declares: .leaks,
    fixedBy: "racobserve-weak-self",
    remedy: "capture self weakly in the block that observes",
    sample: ArticleSample(.leaks, 1, "`RACObserve` in the block of a `flattenMap` that self keeps")
  ) { scope in
    let screen = scope.track(Screen(), "screen")
    screen.viewDidLoad(scope)
    scope.log("the screen is dismissed")
    scope.letGo(consume screen)
  }
}
