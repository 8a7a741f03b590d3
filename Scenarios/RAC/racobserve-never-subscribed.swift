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
    scope.log("the signal is stored and never subscribed to")
  }

  private func titles(_ model: Model) -> RACSignal<String> { observe(model, \.title) }

  deinit { rac.dispose() }
}

extension Scenario {
  /// The same view controller, and nobody ever subscribes.
  ///
  /// ```
  /// screen ─► flattenMapSignal ─► didSubscribe ─► … ─► titles ─► screen
  /// ```
  static let racobserveNeverSubscribed = Scenario(
    name: "racobserve-never-subscribed",
    family: .rac,
    summary: "a stored RACObserve signal that nobody subscribes to",
    question: "Nothing was subscribed to, so nothing is observed. Is there still a leak?",
    lesson: """
      The ring is made of stored properties and blocks: the screen holds its signal, the signal the block
      that it would run for a subscriber, the block the screen. It is closed as soon as the signal is stored.
      Completing or disposing cannot open it, for there is nothing to complete or dispose.
      """,
    declares: .leaks,
    fixedBy: "racobserve-weak-self",
    remedy: "capture self weakly in the block that observes"
  ) { scope in
    let screen = scope.track(Screen(), "screen")
    screen.viewDidLoad(scope)
    scope.log("the screen is dismissed")
    scope.letGo(consume screen)
  }
}
