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

  func open() -> Task<Void, Never> {
    let task = Task { [weak self] in
      for await message in ChatServer.messages() { self?.show(message) }
    }
    receiving.withLock { $0 = task }
    return task
  }

  private func show(_ message: String) {
    scope.log("the screen shows: \(message)")
    hasShown.store(true, ordering: .releasing)
  }

  deinit { receiving.withLock { $0?.cancel() } }
}

extension Scenario {
  /// The loop is in the closure, where self is weak.
  ///
  /// ```
  /// ChatServer.listeners[0] ─► stream ┄continuation┄► task ─► closure in open() ~weak~> screen
  ///                                                   task ◄─ receiving ◄────────────── screen
  /// ```
  static let taskWeakSelfLoop = Scenario(
    name: "task-weak-self-loop",
    family: .tasks,
    summary: "an endless loop asks a weak self for each message",
    question: "The call is as long as one message now. What is there to see between two messages?",
    lesson: """
      Nothing that holds the screen. The loop belongs to the closure, whose only reference is weak; a
      message makes it strong for the length of `show`, which does not wait. So the screen goes, its
      `deinit` cancels the task, and the stream ends the loop.
      """,
    declares: .clean,
    fixes: "task-weak-self-method"
  ) { scope in
    let screen = scope.track(ChatScreen(scope), "screen")
    let task = screen.open()
    while !ChatServer.hasListeners { await Task.yield() }
    ChatServer.send("hello")
    while !hasShown.load(ordering: .acquiring) { await Task.yield() }
    scope.letGo(consume screen)
    scope.log("the chat is closed")
    await task.value
    scope.log("the task has ended")
  }
}
