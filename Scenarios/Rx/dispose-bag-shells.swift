import ReactiveCore
import ScenarioKit

/// Work that can be cancelled, and that ends by itself as well.
private final class Request: Disposable {
  func dispose() {}
}

/// The bag of a screen that is always there.
private let bag = DisposeBag()

extension Scenario {
  /// A bag that lives long.
  ///
  /// ```
  /// bag, a global variable ─► disposables[0…2] ─► three requests that have ended
  /// ```
  static let disposeBagShells = Scenario(
    name: "dispose-bag-shells",
    family: .rx,
    summary: "a bag that outlives many finished requests keeps them all",
    question:
      "Each request has ended long ago. What does the bag of the screen that started them hold?",
    lesson: """
      All of them. A bag does not look whether its entries have ended and cannot be told to forget one: what is
      put into it stays until it goes. The bag of a screen that is always there grows with every request.
      """,
    declares: .leaks,
    fixedBy: "dispose-bag-shells-removed",
    remedy: "use a composite and remove what has ended, or a bag for each piece of work"
  ) { scope in
    for number in 1...3 {
      let request = scope.track(Request(), "request \(number)")
      bag.insert(request)
      scope.log("request \(number) has ended")
    }
  }
}
