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
    await withTaskGroup(of: Reply.self) { group in
      for await visitor in visitors {
        group.addTask { serve(visitor, scope) }
      }
    }
  }

  @inline(never)
  private static func serve(_ visitor: Int, _ scope: ScenarioScope) -> Reply {
    let reply = scope.track(Reply(), "reply \(visitor)")
    served.add(1, ordering: .releasing)
    return reply
  }
}

extension Scenario {
  /// The children of a task group have ended, and nobody reads what they returned.
  ///
  /// ```
  /// static HelpDesk.entrance ─► stream ┄continuation┄► task ─► group ─► children that have ended ─► replies
  /// ```
  static let taskGroupUnread = Scenario(
    name: "task-group-unread",
    family: .tasks,
    summary: "a task group keeps what its children returned until somebody reads it",
    question: "All visitors were served and their tasks have ended. Where are the replies?",
    lesson: """
      A task group is a queue as well: a child that has ended stays in it with its result until `next()`,
      or the end of the group, takes it out. A server that only ever adds children never comes to its end,
      and grows by one result for each visitor. Nothing is captured that could be weak: the replies are
      return values. A child that returns `Void` leaves a finished task behind all the same.
      """,
    declares: .leaks,
    fixedBy: "task-group-discarding",
    remedy: "use a discarding task group, or read the results while adding children"
  ) { scope in
    _ = Task(name: "help desk") { await HelpDesk.run(scope) }
    for visitor in 1...3 {
      HelpDesk.enter(visitor)
      while served.load(ordering: .acquiring) < visitor { await Task.yield() }
    }
    scope.log("three visitors were served")
  }
}
