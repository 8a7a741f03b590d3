import ReactiveCore
import ScenarioKit

/// A screen that shows numbers.
private final class Screen {
  private let scope: ScenarioScope
  private let numbers = PublishSubject<Int>()
  private let bag = DisposeBag()

  init(_ scope: ScenarioScope) { self.scope = scope }

  func show(_ number: Int) { scope.log("shows \(number)") }

  func subscribe() {
    numbers.map { $0 * 2 }.subscribe(
      onNext: { [weak self] in self?.show($0) }, onDisposed: { [scope] in scope.log("disposed") }
    ).disposed(by: bag)
  }

  func send(_ number: Int) { numbers.onNext(number) }
}

extension Scenario {
  /// The same subscription with a weak capture.
  ///
  /// ```
  /// screen ─► numbers, a subject ─► observer ─► onNext ~weak~> screen
  /// ```
  static let disposeWeakSelf = Scenario(
    name: "dispose-weak-self",
    family: .rx,
    summary: "a screen that is captured weakly by a subscription in its own bag",
    question:
      "The screen holds the bag, and the closure holds nothing. What happens in which order?",
    lesson: """
      The screen goes with its last owner, its bag goes with it, and the bag ends the subscription. `onDisposed`
      and the cleanup run at a time when a weak reference to the screen is nil already.
      """,
    declares: .clean,
    fixes: "dispose-self-in-own-bag"
  ) { scope in
    let screen = scope.track(Screen(scope), "screen")
    screen.subscribe()
    screen.send(1)

    scope.log("the screen is dismissed")
    scope.letGo(consume screen)
  }
}
