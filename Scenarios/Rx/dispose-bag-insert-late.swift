import ReactiveCore
import ScenarioKit

extension Scenario {
  /// An entry that comes while the bag goes.
  ///
  /// ```
  /// bag ─► disposables[0] ─► a closure that puts another one in
  /// ```
  static let disposeBagInsertLate = Scenario(
    name: "dispose-bag-insert-late",
    family: .rx,
    summary: "a subscription is put into a bag that is being released",
    question:
      "While the bag disposes its first entry, something puts another subscription into it. Is that one lost?",
    lesson: """
      A bag that has begun to go marks itself first. What it is given afterwards it does not keep but disposes
      at once, before it goes on with its own entries. So a subscription that comes too late is ended, not
      leaked.
      """,
    declares: .clean
  ) { scope in
    let numbers = scope.track(PublishSubject<Int>(), "numbers")
    let bag = scope.track(DisposeBag(), "bag")
    // A bag that has begun to go can be reached, but not held any more.
    let goingBag = Unmanaged.passUnretained(bag)
    bag.insert(
      Disposables.create {
        scope.log("first entry disposed")
        let late = numbers.subscribe(onDisposed: { scope.log("late entry disposed") })
        goingBag._withUnsafeGuaranteedRef { $0.insert(late) }
        scope.log("the late entry was put in")
      })
    bag.insert(Disposables.create { scope.log("second entry disposed") })
    scope.log("the bag is let go of")
    scope.letGo(consume bag)
    scope.log("has observers: \(numbers.hasObservers)")
    scope.letGo(consume numbers)
  }
}
