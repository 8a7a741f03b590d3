import ScenarioKit
import Synchronization

/// Whoever is signed in, or waits for that.
private enum Session {
  private static let waiting = Mutex<[UnsafeContinuation<Bool, Never>]>([])

  /// Waits until somebody has signed in; a cancelled task is told that nobody has.
  @inline(never)
  static func signedIn() async -> Bool {
    await withTaskCancellationHandler {
      await withUnsafeContinuation { continuation in
        waiting.withLock { $0.append(continuation) }
      }
    } onCancel: {
      giveUp()
    }
  }

  private static func giveUp() {
    let all = waiting.withLock { waiting in
      defer { waiting = [] }
      return waiting
    }
    for continuation in all { continuation.resume(returning: false) }
  }

  static var isAwaited: Bool { waiting.withLock { !$0.isEmpty } }
}

/// What is to be bought; lives in the frame that waits.
private final class Order: Sendable {}

/// Sells what is in the cart to whoever is signed in.
private final class CartScreen: Sendable {
  private let scope: ScenarioScope

  init(_ scope: ScenarioScope) { self.scope = scope }

  func checkOut() -> Task<Void, Never> {
    Task { [weak self, scope] in
      let order = scope.track(Order(), "order")
      let isSignedIn = await Session.signedIn()
      self?.confirm(isSignedIn)
      scope.letGo(consume order)
    }
  }

  private func confirm(_ isSignedIn: Bool) { scope.log("signed in: \(isSignedIn)") }
}

extension Scenario {
  /// The wait ends with an answer when its task is cancelled.
  ///
  /// ```
  /// static Session.waiting[0] ┄continuation┄► task ─► frame of checkOut() ─► order      until cancelled
  /// ```
  static let continuationCancelled = Scenario(
    name: "continuation-cancelled",
    family: .tasks,
    summary: "a session answers those who no longer wait to be signed in",
    question: "Nobody has signed in. How does the order get out of the frame?",
    lesson: """
      By the ordinary way: the function returns. Cancelling calls the handler, the handler takes the
      continuation out of the list and resumes it with an answer, and what comes after the `await` runs.
      The frame and the order go with it. Whoever stores a continuation has to say what a cancellation
      does with it.
      """,
    declares: .clean,
    fixes: "continuation-never-resumed"
  ) { scope in
    let screen = scope.track(CartScreen(scope), "screen")
    let task = screen.checkOut()
    while !Session.isAwaited { await Task.yield() }
    scope.log("waiting for somebody to sign in")
    scope.letGo(consume screen)
    scope.log("the cart is closed, and its task is cancelled")
    task.cancel()
    await task.value
    scope.log("the task has ended")
  }
}
