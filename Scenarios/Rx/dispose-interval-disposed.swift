import ReactiveCore
import ScenarioKit

/// A screen that shows numbers.
private final class Screen {
  private let scope: ScenarioScope
  private let bag = DisposeBag()

  init(_ scope: ScenarioScope) { self.scope = scope }

  func show(_ number: Int) { scope.log("shows \(number)") }

  func start() {
    Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance)
      .subscribe(onNext: { [weak self] in self?.show($0) }).disposed(by: bag)
  }
}

extension Scenario {
  /// An interval in a bag.
  ///
  /// ```
  /// VirtualRunLoop.main ─► queuedBlocks[0] ─► an empty item
  /// ```
  static let disposeIntervalDisposed = Scenario(
    name: "dispose-interval-disposed",
    family: .rx,
    summary: "an interval that is disposed by the bag of its screen",
    question: "The scheduler still has a tick planned when the bag goes. What does that tick find?",
    lesson: """
      Nothing to do: the work was taken back, and what it held was let go of at once. Only an empty item stays
      in the queue until its time has come.
      """,
    declares: .clean,
    fixes: "dispose-interval"
  ) { scope in
    let screen = scope.track(Screen(scope), "screen")
    screen.start()
    scope.settle(by: .seconds(2))

    scope.log("the screen is dismissed")
    scope.letGo(consume screen)

    scope.settle(by: .seconds(1))
    scope.log("a second later")
  }
}
