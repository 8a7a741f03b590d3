import ScenarioKit
import Synchronization

/// Whoever is signed in, or waits for that.
private enum Session {
  private static let waiting = Mutex<[UnsafeContinuation<Bool, Never>]>([])

  /// Waits until somebody has signed in.
  @inline(never)
  static func signedIn() async -> Bool {
    await withUnsafeContinuation { continuation in
      waiting.withLock { $0.append(continuation) }
    }
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
      withExtendedLifetime(order) {}
    }
  }

  private func confirm(_ isSignedIn: Bool) { scope.log("signed in: \(isSignedIn)") }
}

extension Scenario {
  /// A task waits for a continuation that is kept and never resumed.
  ///
  /// ```
  /// static Session.waiting[0] ┄continuation┄► task ─► frame of checkOut() ─► order
  ///                                                   frame of checkOut() ~weak~> screen
  /// ```
  static let continuationNeverResumed = Scenario(
    name: "continuation-never-resumed",
    family: .tasks,
    summary: "a session keeps the continuation of somebody who waits to be signed in",
    question: "The task is cancelled, and its self is weak. What is still there, and who holds it?",
    lesson: """
      The weak self saves the screen, and only the screen. The task waits in the session's list, and
      whatever else its frame owns waits with it: the order, which no capture list mentions. That the task
      was cancelled does not reach the session; a continuation is resumed by whoever has it and by nobody
      else. As long as the session might still do that, it holds the task.
      """,
    declares: .leaks,
    fixedBy: "continuation-cancelled",
    remedy: "resume the stored continuation when its task is cancelled"
  ) { scope in
    let screen = scope.track(CartScreen(scope), "screen")
    let task = screen.checkOut()
    while !Session.isAwaited { await Task.yield() }
    scope.log("waiting for somebody to sign in")
    scope.letGo(consume screen)
    scope.log("the cart is closed, and its task is cancelled")
    task.cancel()
  }
}
