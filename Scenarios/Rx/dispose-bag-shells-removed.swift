import ReactiveCore
import ScenarioKit

/// Work that can be cancelled, and that ends by itself as well.
private final class Request: Disposable {
  func dispose() {}
}

/// The requests of a screen that is always there.
private let requests = CompositeDisposable()

extension Scenario {
  /// A composite that forgets.
  ///
  /// ```
  /// requests, a global variable ─► no entries
  /// ```
  static let disposeBagShellsRemoved = Scenario(
    name: "dispose-bag-shells-removed",
    family: .rx,
    summary: "a composite disposable from which finished requests are removed",
    question: "What can a composite do that a bag cannot?",
    lesson: """
      It gives a key for each entry, and who knows that the entry has ended takes it out. Removing disposes as
      well, which does no harm to what has ended.
      """,
    declares: .clean,
    fixes: "dispose-bag-shells"
  ) { scope in
    for number in 1...3 {
      let request = scope.track(Request(), "request \(number)")
      let key = requests.insert(request)
      scope.log("request \(number) has ended")
      if let key { requests.remove(for: key) }
      scope.letGo(consume request)
    }
  }
}
