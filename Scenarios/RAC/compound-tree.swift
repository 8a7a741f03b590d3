import ReactiveCore
import ScenarioKit

extension Scenario {
  /// A tree of compound disposables.
  ///
  /// ```
  /// root ─► 1
  ///      ─► branch ─► 2a, 2b, 2c
  ///      ─► 3
  /// ```
  static let compoundTree = Scenario(
    name: "compound-tree",
    family: .rac,
    summary: "a tree of compound disposables is disposed in order",
    question: "In which order does the tree clean up, and what happens to a late child?",
    lesson: """
      A compound disposes its children in the order in which they were added, a compound child with all of
      its own children in its turn. A child that is added after that is disposed at once, so that nothing can
      be forgotten. The second `dispose` does nothing.
      """,
    declares: .clean,
    sample: ArticleSample(.subscription, 5, "disposables in a tree of compounds")
  ) { scope in
    let root = scope.track(RACCompoundDisposable(), "root")
    let branch = scope.track(RACCompoundDisposable(), "branch")
    root.add(RACDisposable { scope.log("clean up 1") })
    root.add(branch)
    root.add(RACDisposable { scope.log("clean up 3") })
    for leaf in ["2a", "2b", "2c"] {
      branch.add(RACDisposable { scope.log("clean up \(leaf)") })
    }
    root.dispose()
    scope.log("disposed; now a late child")
    root.add(RACDisposable { scope.log("clean up the late child") })
    root.dispose()
    scope.letGo(consume root)
    scope.letGo(consume branch)
  }
}
