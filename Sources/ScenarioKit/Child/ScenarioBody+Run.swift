internal import Foundation

extension ScenarioBody {
  /// Runs the body to its end and describes the error it threw, if it did.
  ///
  /// When this returns, what the body owned locally is gone: it ran in a frame of its own, or in a task
  /// that has ended. Called on the main thread.
  func run(_ scope: ScenarioScope) -> String? {
    switch self {
    case .synchronous(let body): Self.runInFrame(body, scope)
    case .asynchronous(let body): Self.runInTask(body, scope)
    }
  }

  @inline(never)
  private static func runInFrame(
    _ body: @Sendable (ScenarioScope) throws -> Void, _ scope: ScenarioScope
  ) -> String? {
    do {
      try body(scope)
      return nil
    } catch {
      return describe(error)
    }
  }

  /// The main thread turns its run loop, which serves the main queue and with it the main actor, until a
  /// second task has seen the body's task end and says so from the main actor.
  private static func runInTask(
    _ body: @escaping @Sendable (ScenarioScope) async throws -> Void, _ scope: ScenarioScope
  ) -> String? {
    let outcome = TaskOutcome()
    Task.detached {
      let error = await Task.detached { await runInAsyncFrame(body, scope) }.value
      await MainActor.run { outcome.set(error) }
    }
    while true {
      if let error = outcome.value { return error }
      _ = RunLoop.main.run(mode: .default, before: .distantFuture)
    }
  }

  @inline(never)
  private static func runInAsyncFrame(
    _ body: @Sendable (ScenarioScope) async throws -> Void, _ scope: ScenarioScope
  ) async -> String? {
    do {
      try await body(scope)
      return nil
    } catch {
      return describe(error)
    }
  }

  private static func describe(_ error: any Error) -> String {
    (error as? any LocalizedError)?.errorDescription ?? String(describing: error)
  }
}

/// What became of a body's task: nothing yet, or its end, with or without an error.
private final class TaskOutcome: Sendable {
  private let outcome = Locked<String??>(nil)

  var value: String?? { outcome.withLock { $0 } }

  func set(_ error: String?) { outcome.withLock { $0 = .some(error) } }
}
