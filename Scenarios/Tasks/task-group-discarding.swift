import ScenarioKit
import Synchronization

/// What a visitor was answered.
private final class Reply: Sendable {}

/// How many visitors were served.
private let served = Atomic(0)

/// Answers visitors for as long as the program runs.
private enum HelpDesk {
  private static let (visitors, entrance) = AsyncStream<Int>.makeStream()

  static func enter(_ visitor: Int) { entrance.yield(visitor) }

  @inline(never)
  static func run(_ scope: ScenarioScope) async {
    await withDiscardingTaskGroup { group in
      for await visitor in visitors {
        group.addTask { serve(visitor, scope) }
      }
    }
  }

  @inline(never)
  private static func serve(_ visitor: Int, _ scope: ScenarioScope) {
    scope.letGo(scope.track(Reply(), "reply \(visitor)"))
    served.add(1, ordering: .releasing)
  }
}

extension Scenario {
  /// A group that keeps nothing of its children.
  ///
  /// ```
  /// static HelpDesk.entrance ─► stream ┄continuation┄► task ─► group       no child that has ended
  /// ```
  static let taskGroupDiscarding = Scenario(
    name: "task-group-discarding",
    family: .tasks,
    summary: "a discarding task group forgets its children when they end",
    question: "The group is just as endless. Why does it not grow?",
    lesson: """
      A discarding group has no `next()`: its children return nothing, and each is taken out as soon as it
      has ended. It is made for loops like this one, which add children for as long as the program runs.
      Reading the results in the same loop would do for a group whose results somebody wants.
      """,
    declares: .clean,
    fixes: "task-group-unread"
  ) { scope in
    _ = Task(name: "help desk") { await HelpDesk.run(scope) }
    for visitor in 1...3 {
      HelpDesk.enter(visitor)
      while served.load(ordering: .acquiring) < visitor { await Task.yield() }
    }
    scope.log("three visitors were served")
  }
}
