import ScenarioKit
import Synchronization

/// Delivers messages for as long as the program runs.
private enum ChatServer {
  private static let listeners = Mutex<[AsyncStream<String>.Continuation]>([])

  static func messages() -> AsyncStream<String> {
    AsyncStream { continuation in listeners.withLock { $0.append(continuation) } }
  }

  static var hasListeners: Bool { listeners.withLock { !$0.isEmpty } }

  static func send(_ message: String) {
    for listener in listeners.withLock({ $0 }) { listener.yield(message) }
  }
}

/// Whether a message was shown.
private let hasShown = Atomic(false)

/// Shows what comes in, and stops to listen when it goes.
private final class ChatScreen: Sendable {
  private let receiving = Mutex<Task<Void, Never>?>(nil)
  private let scope: ScenarioScope

  init(_ scope: ScenarioScope) { self.scope = scope }

  func open() {
    let task: Task<Void, Never> = Task { [weak self] in await self?.receive() }
    receiving.withLock { $0 = task }
  }

  private func receive() async {
    for await message in ChatServer.messages() { show(message) }
  }

  private func show(_ message: String) {
    scope.log("the screen shows: \(message)")
    hasShown.store(true, ordering: .releasing)
  }

  deinit { receiving.withLock { $0?.cancel() } }
}

extension Scenario {
  /// `await self?.receive()` on a weak self.
  ///
  /// ```
  /// ChatServer.listeners[0] ─► stream ┄continuation┄► task ─► frame of receive() ─► screen
  ///                                                   task ◄─ receiving ◄────────── screen
  /// ```
  static let taskWeakSelfMethod = Scenario(
    name: "task-weak-self-method",
    family: .tasks,
    summary: "a weak self is strong for as long as one of its async methods runs",
    question:
      "`Task { [weak self] in await self?.receive() }` has no strong self in it. Or has it?",
    lesson: """
      `self?` asks once whether the screen is there. If it is, the method is called, and a method that
      runs has a strong reference to its self in its frame, also while it is suspended. An endless method
      on a weak self is no different from a strong self: `[weak self]` alone helps only if the task finds
      the screen gone before it has begun.
      """,
    declares: .leaks,
    fixedBy: "task-weak-self-loop",
    remedy: "loop in the closure, and call self for one message at a time"
  ) { scope in
    let screen = scope.track(ChatScreen(scope), "screen")
    screen.open()
    while !ChatServer.hasListeners { await Task.yield() }
    ChatServer.send("hello")
    while !hasShown.load(ordering: .acquiring) { await Task.yield() }
    scope.letGo(consume screen)
    scope.log("the chat is closed")
  }
}
