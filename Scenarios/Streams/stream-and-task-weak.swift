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
    let task = Task { [weak self] in
      for await query in queries { self?.search(query) }
    }
    searching.withLock { $0 = task }
  }

  func type(_ text: String) { query.yield(text) }

  var task: Task<Void, Never>? { searching.withLock { $0 } }

  private func search(_ query: String) {
    results.withLock { $0 += query.count }
    hasSearched.store(true, ordering: .releasing)
  }

  deinit { query.finish() }
}

extension Scenario {
  /// The same object, to which its task refers weakly.
  ///
  /// ```
  /// model ─► query ─► stream's storage ┄continuation┄► task ─► closure in init() ~weak~> model
  /// model ─► searching ─► task
  /// ```
  static let streamAndTaskWeak = Scenario(
    name: "stream-and-task-weak",
    family: .streams,
    summary: "a model owns a stream and a task that refers to the model weakly",
    question: "The task is not cancelled. What ends it?",
    lesson: """
      The model goes with its user, its `deinit` finishes the stream, and the loop ends with the stream.
      The stream has to be a local variable that the task captures: `for await query in self.queries`
      would need the model for the whole loop.
      """,
    declares: .clean,
    fixes: "stream-and-task"
  ) { scope in
    let model = scope.track(SearchModel(), "model")
    model.type("swift")
    while !hasSearched.load(ordering: .acquiring) { await Task.yield() }
    scope.log("one search was made")
    let task = model.task
    scope.letGo(consume model)
    scope.log("the search is closed")
    await task?.value
    scope.log("the task has ended")
  }
}
