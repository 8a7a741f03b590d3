import ScenarioKit
import Synchronization

/// Whether a search has been made.
private let hasSearched = Atomic(false)

/// Searches for what is typed, one query after the other.
private final class SearchModel: Sendable {
  private let query: AsyncStream<String>.Continuation
  private let results = Mutex(0)
  private let searching = Mutex<Task<Void, Never>?>(nil)

  init() {
    let (queries, query) = AsyncStream<String>.makeStream()
    self.query = query
    let task = Task {
      for await query in queries { self.search(query) }
    }
    searching.withLock { $0 = task }
  }

  func type(_ text: String) { query.yield(text) }

  private func search(_ query: String) {
    results.withLock { $0 += query.count }
    hasSearched.store(true, ordering: .releasing)
  }

  deinit { query.finish() }
}

extension Scenario {
  /// One object owns both ends of a stream and the task between them.
  ///
  /// ```
  /// model ─► query ─► stream's storage ┄continuation┄► task ─► closure in init() ─► model
  /// model ─► searching ─► task
  /// ```
  static let streamAndTask = Scenario(
    name: "stream-and-task",
    family: .streams,
    summary: "a model owns a stream and the task that reads it with the model's help",
    question:
      "Nobody outside knows the stream. The model's deinit finishes it; is that not enough?",
    lesson: """
      It would be if it came. The task waits for the next query, with the model in its closure; only the
      model can yield one or finish the stream; and it is kept by the task that waits. Everything is on
      one ring, and nothing outside of it will ever move. It is enough to make self weak, because the loop
      runs in the closure and the stream is captured without the model.
      """,
    declares: .leaks,
    fixedBy: "stream-and-task-weak",
    remedy: "capture self weakly in the task, and the stream without self"
  ) { scope in
    let model = scope.track(SearchModel(), "model")
    model.type("swift")
    while !hasSearched.load(ordering: .acquiring) { await Task.yield() }
    scope.log("one search was made")
    scope.letGo(consume model)
    scope.log("the search is closed")
  }
}
