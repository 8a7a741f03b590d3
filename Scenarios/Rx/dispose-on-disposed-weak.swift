import ReactiveCore
import ScenarioKit

/// A screen that shows numbers.
private final class Screen {
  private let scope: ScenarioScope
  private let bag = DisposeBag()

  init(_ scope: ScenarioScope) { self.scope = scope }

  func show(_ number: Int) { scope.log("shows \(number)") }

  func subscribe(to numbers: Observable<Int>) {
    numbers.subscribe(
      onNext: { [weak self] in self?.show($0) },
      onDisposed: { [weak self, scope] in scope.log("disposed, is there a screen: \(self != nil)") }
    ).disposed(by: bag)
  }
}

/// Lives as long as the program.
private let numbers = PublishSubject<Int>()

extension Scenario {
  /// Weak self in `onDisposed`.
  ///
  /// ```
  /// screen ─► bag ─► BinaryDisposable ─► onDisposed ~weak~> screen
  /// ```
  static let disposeOnDisposedWeak = Scenario(
    name: "dispose-on-disposed-weak",
    family: .rx,
    summary: "onDisposed captures self weakly, too",
    question: "The screen goes. Does it see that the subscription was disposed?",
    lesson: """
      It does not: the bag disposes while the screen is being deallocated, and the weak reference is nil by
      then. What has to be done at the end belongs into the deinit, or has to capture what it needs and not
      self.
      """,
    declares: .clean,
    fixes: "dispose-on-disposed"
  ) { scope in
    let screen = scope.track(Screen(scope), "screen")
    screen.subscribe(to: numbers)

    scope.log("the screen is dismissed")
    scope.letGo(consume screen)
  }
}
