import ScenarioKit
import Synchronization

/// Loads a thumbnail, for which somebody else has to deliver the data.
private final class Loader: Sendable {
  private let delivery = Mutex<UnsafeContinuation<Int, any Error>?>(nil)

  @inline(never)
  func load() async throws -> Int {
    try await withTaskCancellationHandler {
      try await withUnsafeThrowingContinuation { continuation in
        delivery.withLock { $0 = continuation }
        isLoading.store(true, ordering: .releasing)
      }
    } onCancel: {
      let last = delivery.withLock { delivery in
        defer { delivery = nil }
        return delivery
      }
      last?.resume(throwing: CancellationError())
    }
  }
}

/// What shows the thumbnail.
private final class Page: Sendable {}

/// Whether the child waits.
private let isLoading = Atomic(false)

private func startRefresh(_ scope: ScenarioScope) -> Task<Void, Never> {
  Task { await refresh(scope) }
}

@inline(never)
private func refresh(_ scope: ScenarioScope) async {
  let page = scope.track(Page(), "page")
  await show(page, scope)
  scope.letGo(consume page)
}

@inline(never)
private func show(_ page: Page, _ scope: ScenarioScope) async {
  async let thumbnail = thumbnail(scope)
  while !isLoading.load(ordering: .acquiring) { await Task.yield() }
  if await isVisible(page) { _ = try? await thumbnail }
  scope.log("the page did not wait for its thumbnail")
}

@inline(never)
private func isVisible(_ page: Page) async -> Bool { false }

@inline(never)
private func thumbnail(_ scope: ScenarioScope) async throws -> Int {
  let loader = scope.track(Loader(), "loader")
  defer { scope.letGo(consume loader) }
  return try await loader.load()
}

extension Scenario {
  /// The same function, with a child that ends when it is cancelled.
  ///
  /// ```
  /// task ─► frame of refresh ─► page
  /// task ─► child task ─► frame of thumbnail ─► loader        until the cancellation ends them
  /// ```
  static let taskChildResumed = Scenario(
    name: "task-child-resumed",
    family: .tasks,
    summary: "an async let that nobody awaits is cancelled, and ends",
    question: "`refresh` still does not await its `async let`. What lets it return?",
    lesson: """
      The cancellation handler resumes the continuation with an error. The child ends, the parent has awaited
      it, and the frames of both go: the loader first, because the child ends before its parent. An
      `async let` is never left behind; whether the wait for it at the end of its scope is short is up to how
      the child takes a cancellation.
      """,
    declares: .clean,
    fixes: "task-child-never-resumed"
  ) { scope in
    await startRefresh(scope).value
    scope.log("the task has ended")
  }
}
