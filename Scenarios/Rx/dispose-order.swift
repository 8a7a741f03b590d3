import ReactiveCore
import ScenarioKit

extension Scenario {
  /// Disposables made of others.
  ///
  /// ```
  /// BinaryDisposable ─► 1, then 2                 both until it is disposed
  /// CompositeDisposable ─► 4, 5, 1, 2, 3          each until it is disposed
  /// ```
  static let disposeOrder = Scenario(
    name: "dispose-order",
    family: .rx,
    summary: "disposables of two and of five, and the order in which they are disposed",
    question:
      "A disposable is made of one, two, three, four and five. In which order are they disposed?",
    lesson: """
      Of two the first comes first, which is all that the order of cleanup and `onDisposed` rests on. A longer
      list is one composite disposable. Made of four or more it holds the rest before the first three: 4, 5, 1,
      2, 3. Who needs an order nests pairs.
      """,
    declares: .clean,
    sample: ArticleSample(.dispose, 5, "`BinaryDisposable`")
  ) { scope in
    let make = { (number: Int) in Disposables.create { scope.log("disposed: \(number)") } }
    Disposables.create(make(1), make(2)).dispose()
    scope.log("and five")
    let five = scope.track(
      Disposables.create(make(1), make(2), make(3), make(4), make(5)) as AnyObject, "five")
    (five as? any Disposable)?.dispose()
    scope.letGo(consume five)
  }
}
