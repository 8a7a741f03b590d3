import ReactiveCore
import ScenarioKit

extension Scenario {
  /// Disposal in the middle of a delivery.
  static let disposeDuringDelivery = Scenario(
    name: "dispose-during-delivery",
    family: .rx,
    summary: "an observer that is disposed while its subject is sending still gets that element",
    question:
      "The first observer disposes the two others while all are being told of an element. Do they hear of it?",
    lesson: """
      A subject sends to a copy of its list, so the one subscribed to directly is still told. The one behind an
      operator is not: its sink was marked and drops what comes. With the next element the lists agree again.
      """,
    declares: .clean
  ) { scope in
    let numbers = scope.track(PublishSubject<Int>(), "numbers")
    let others = scope.track(CompositeDisposable(), "others")
    _ = numbers.subscribe(onNext: { _ in
      scope.log("the first disposes the others")
      others.dispose()
    })
    _ = others.insert(numbers.subscribe(onNext: { scope.log("directly: \($0)") }))
    _ = others.insert(numbers.map { $0 }.subscribe(onNext: { scope.log("mapped: \($0)") }))
    numbers.onNext(1)
    numbers.onNext(2)
    scope.letGo(consume numbers)
    scope.letGo(consume others)
  }
}
