import ReactiveCore
import ScenarioKit

extension Scenario {
  /// A composite disposable and the keys of its entries.
  ///
  /// ```
  /// composite ─► entries[…]       each until it is removed or all are disposed
  /// ```
  static let disposeCompositeKey = Scenario(
    name: "dispose-composite-key",
    family: .rx,
    summary: "an entry is taken out of a composite disposable by its key",
    question: "The first of two entries is removed. Is it only forgotten?",
    lesson: """
      Removing an entry disposes it. That is how operators keep one subscription per inner sequence: each takes
      itself out by its key when it has ended. Who does not remove a finished entry leaves it there, since a
      composite does not look whether its entries have ended.
      """,
    declares: .clean
  ) { scope in
    let composite = scope.track(CompositeDisposable(), "composite")
    let key = composite.insert(Disposables.create { scope.log("first disposed") })
    _ = composite.insert(Disposables.create { scope.log("second disposed") })
    scope.log("\(composite.count) entries")
    if let key { composite.remove(for: key) }
    scope.log("\(composite.count) entry")
    composite.dispose()
    let late = composite.insert(Disposables.create { scope.log("too late, disposed") })
    scope.log("a key for it: \(late != nil)")
    scope.letGo(consume composite)
  }
}
