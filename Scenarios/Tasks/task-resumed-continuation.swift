import ScenarioKit
import Synchronization

/// Asks for a payment, and is told the answer through a closure.
private final class PaymentSheet: Sendable {
  private struct Dismissed: Error {}

  private let answer = Mutex<(@Sendable (Result<Bool, any Error>) -> Void)?>(nil)
  private let scope: ScenarioScope

  init(_ scope: ScenarioScope) { self.scope = scope }

  /// Waits for the answer; a cancelled task takes the sheet away.
  @inline(never)
  func confirm() async throws -> Bool {
    try await withTaskCancellationHandler {
      try await withUnsafeThrowingContinuation { continuation in
        answer.withLock { $0 = { continuation.resume(with: $0) } }
        isShown.store(true, ordering: .releasing)
      }
    } onCancel: {
      scope.log("the sheet is dismissed")
      dismiss()
    }
  }

  /// Answers with an error whoever waits.
  private func dismiss() {
    let last = answer.withLock { answer in
      defer { answer = nil }
      return answer
    }
    last?(.failure(Dismissed()))
  }
}

/// What is paid for; lives in the frame that waits.
private final class Order: Sendable {}

/// Whether the sheet waits for its answer.
private let isShown = Atomic(false)

private func startPayment(_ scope: ScenarioScope) -> Task<Void, Never> {
  Task { await pay(scope) }
}

@inline(never)
private func pay(_ scope: ScenarioScope) async {
  let order = scope.track(Order(), "order")
  let sheet = scope.track(PaymentSheet(scope), "sheet")
  let answer = try? await sheet.confirm()
  scope.log("the answer is \(answer.map { $0 ? "yes" : "no" } ?? "missing")")
  scope.letGo(consume order)
  scope.letGo(consume sheet)
}
extension Scenario {
  /// The same sheet, which answers when it is dismissed.
  ///
  /// ```
  /// task ─► frame of pay() ─► order           until the error has come
  ///         frame of pay() ─► sheet
  /// ```
  static let taskResumedContinuation = Scenario(
    name: "task-resumed-continuation",
    family: .tasks,
    summary: "cancelling resumes the continuation that a task waits for",
    question: "The sheet answers with an error when the task is cancelled. What goes, and when?",
    lesson: """
      Every way out has to resume the continuation, the cancellation included. The error ends the wait, the
      function returns, and with its frame go the order and the sheet. Nothing had to be made weak: frames
      own what is in them only for as long as somebody can make the task go on.
      """,
    declares: .clean,
    fixes: "task-dropped-continuation"
  ) { scope in
    let task = startPayment(scope)
    while !isShown.load(ordering: .acquiring) { await Task.yield() }
    scope.log("the sheet is shown")
    task.cancel()
    await task.value
    scope.log("the task has ended")
  }
}
