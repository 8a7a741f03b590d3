import ReactiveCore
import ScenarioKit

extension Scenario {
  /// The order of delivery.
  static let disposeDeliveryOrder = Scenario(
    name: "dispose-delivery-order",
    family: .rx,
    summary: "a new observer takes the place of the first one that has left",
    question: "A, B and C subscribe, A leaves and D comes. In which order are they told?",
    lesson: """
      D, B, C. A subject keeps its first observer in a place of its own and the others in a list, and a free
      first place is taken by whoever comes next. Nobody should rely on the order of observers.
      """,
    declares: .clean
  ) { scope in
    let letters = scope.track(PublishSubject<Int>(), "letters")
    let first = letters.subscribe(onNext: { _ in scope.log("A") })
    for name in ["B", "C"] { _ = letters.subscribe(onNext: { _ in scope.log(name) }) }
    first.dispose()
    _ = letters.subscribe(onNext: { _ in scope.log("D") })
    letters.onNext(1)
    scope.letGo(consume letters)
  }
}
