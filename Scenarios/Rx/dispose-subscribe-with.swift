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
    numbers.map { $0 * 2 }.subscribe(with: self, onNext: { $0.show($1) }).disposed(by: bag)
  }

  func send(_ number: Int) { numbers.onNext(number) }
}

extension Scenario {
  /// The same subscription with the screen as an argument.
  ///
  /// ```
  /// screen ─► numbers, a subject ─► observer ─► onNext ~weak~> screen
  /// ```
  static let disposeSubscribeWith = Scenario(
    name: "dispose-subscribe-with",
    family: .rx,
    summary: "a screen that is handed to its closures by subscribe(with:)",
    question:
      "The closure names no self at all, and gets the screen as an argument. Who holds the screen?",
    lesson: """
      `subscribe(with:)` captures the object weakly and hands it to the closures while it is there. Nothing is
      left to forget, as long as the closures use the argument and not `self`, and as long as the subscription
      is in a bag: by itself it goes on without the object.
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
