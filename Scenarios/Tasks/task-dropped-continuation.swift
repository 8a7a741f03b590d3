import ScenarioKit
import Synchronization

/// Asks for a payment, and is told the answer through a closure.
private final class PaymentSheet: Sendable {
  private let answer = Mutex<(@Sendable (Bool) -> Void)?>(nil)
  private let scope: ScenarioScope

  init(_ scope: ScenarioScope) { self.scope = scope }

  /// Waits for the answer; a cancelled task takes the sheet away.
  @inline(never)
  func confirm() async throws -> Bool {
    try await withTaskCancellationHandler {
      try await withUnsafeThrowingContinuation { continuation in
        answer.withLock { $0 = { continuation.resume(returning: $0) } }
        isShown.store(true, ordering: .releasing)
      }
    } onCancel: {
      scope.log("the sheet is dismissed")
      dismiss()
    }
  }

  /// Forgets whom to answer.
  private func dismiss() { answer.withLock { $0 = nil } }
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
  withExtendedLifetime((order, sheet)) {}
}
extension Scenario {
  /// Cancelling an `async` function that has nobody left to resume it.
  ///
  /// ```
  /// (nobody) ┄┄► task ─► frame of pay() ─► order
  ///                      frame of pay() ─► sheet            sheet.answer is nil
  /// ```
  static let taskDroppedContinuation = Scenario(
    name: "task-dropped-continuation",
    family: .tasks,
    summary: "cancelling drops the continuation that a task waits for",
    question: "The task is cancelled and the sheet forgets its closure. Do sheet and order go?",
    lesson: """
      A task that waits for a continuation is resumed by whoever has it, and by nobody else; to be
      cancelled is no reason for it to go on. Here the cancellation drops the closure, which was the only
      owner of the continuation. Nothing refers to the task from now on, no ring keeps it, and yet it
      stays, because a task owns itself until it ends. Its frames stay with it, and so does everything in
      them. A checked continuation would complain when it goes without having been resumed; it could not
      help either. Nor could a `[weak self]`: order and sheet are local variables, no captures.
      """,
    declares: .leaks,
    fixedBy: "task-resumed-continuation",
    remedy: "resume the continuation with an error when the task is cancelled"
  ) { scope in
    let task = startPayment(scope)
    while !isShown.load(ordering: .acquiring) { await Task.yield() }
    scope.log("the sheet is shown")
    task.cancel()
    scope.log("the task is cancelled")
  }
}
