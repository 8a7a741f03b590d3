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
      delivery.withLock { $0 = nil }
    }
  }
}

/// What shows the thumbnail.
private final class Page: Sendable {}

/// Whether the child waits.
private let isLoading = Atomic(false)

/// Whether the function has come to its end.
private let hasLeft = Atomic(false)

private func startRefresh(_ scope: ScenarioScope) -> Task<Void, Never> {
  Task { await refresh(scope) }
}

@inline(never)
private func refresh(_ scope: ScenarioScope) async {
  let page = scope.track(Page(), "page")
  async let thumbnail = thumbnail(scope)
  while !isLoading.load(ordering: .acquiring) { await Task.yield() }
  if await isVisible(page) { _ = try? await thumbnail }
  withExtendedLifetime(page) { hasLeft.store(true, ordering: .releasing) }
}

@inline(never)
private func isVisible(_ page: Page) async -> Bool { false }

@inline(never)
private func thumbnail(_ scope: ScenarioScope) async throws -> Int {
  let loader = scope.track(Loader(), "loader")
  return try await loader.load()
}

extension Scenario {
  /// A function that leaves before its `async let` has a value.
  ///
  /// ```
  /// (nobody) ┄┄► task ─► frame of refresh ─► page
  ///              task ─► child task ─► frame of thumbnail ─► loader        loader.delivery is nil
  /// ```
  static let taskChildNeverResumed = Scenario(
    name: "task-child-never-resumed",
    family: .tasks,
    summary: "an async let that nobody awaits is cancelled, and never ends",
    question: "`refresh` does not await its `async let`. Does it return?",
    lesson: """
      A function with an `async let` does not return before that child task has ended. If it leaves
      without awaiting the value, the child is cancelled first, and then awaited all the same. This child
      reacts to the cancellation by dropping the continuation that it waits for. So it waits for ever, its
      parent waits for it, and the objects in the frames of both stay, although neither ring nor root
      keeps them. No `[weak self]` can help: the page is a local variable of a function that waits.
      """,
    declares: .leaks,
    fixedBy: "task-child-resumed",
    remedy: "resume the child's continuation with an error when it is cancelled"
  ) { scope in
    _ = startRefresh(scope)
    while !hasLeft.load(ordering: .acquiring) { await Task.yield() }
    scope.log("the page did not wait for its thumbnail")
  }
}
