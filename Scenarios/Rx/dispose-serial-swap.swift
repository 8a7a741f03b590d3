import ReactiveCore
import ScenarioKit

/// Work that goes on while somebody is subscribed.
private final class Request {}

extension Scenario {
  /// A serial disposable.
  ///
  /// ```
  /// serial ─► the present subscription ─► what create returned ─► request
  /// ```
  static let disposeSerialSwap = Scenario(
    name: "dispose-serial-swap",
    family: .rx,
    summary: "a serial disposable is given a new subscription, and disposes the one before",
    question:
      "A search field subscribes again with every letter. How many subscriptions are alive?",
    lesson: """
      One. A serial disposable stores the new subscription and then disposes the old one, so what the old one
      held is gone with the assignment. Disposed itself it disposes whatever it is given later, too: no
      subscription comes too late to be ended.
      """,
    declares: .clean
  ) { scope in
    let serial = scope.track(SerialDisposable(), "search")
    for letters in ["r", "rx"] {
      let request = scope.track(Request(), "request for \(letters)")
      let results = Observable<String>.create { [request] observer in
        observer.onNext("results for \(letters)")
        return Disposables.create { withExtendedLifetime(request) {} }
      }
      serial.disposable = results.subscribe(onNext: { scope.log($0) })
      scope.letGo(consume results)
      scope.letGo(consume request)
    }
    scope.log("the search is closed")
    serial.dispose()
    serial.disposable = Disposables.create { scope.log("a late one is disposed at once") }
    scope.letGo(consume serial)
  }
}
