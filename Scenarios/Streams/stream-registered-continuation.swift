import ScenarioKit
import Synchronization

/// What is sent over the bus.
private final class Message: Sendable {}

/// Hands every message to all who have asked for a stream.
private enum MessageBus {
  private static let listeners = Mutex<[Int: AsyncStream<Message>.Continuation]>([:])

  static func messages() -> AsyncStream<Message> {
    AsyncStream { continuation in
      listeners.withLock { $0[$0.count] = continuation }
    }
  }

  static func send(_ message: Message) {
    for listener in listeners.withLock({ $0.values }) { listener.yield(message) }
  }
}

/// Asks for a stream, and never reads from it.
private final class Window: Sendable {
  let messages = MessageBus.messages()
}

extension Scenario {
  /// A registry of continuations that forgets none.
  ///
  /// ```
  /// MessageBus.listeners[0] ─► stream's storage ─► pending[0] ─► the first message
  /// ```
  static let streamRegisteredContinuation = Scenario(
    name: "stream-registered-continuation",
    family: .streams,
    summary: "a registry keeps the continuation of a stream that nobody reads",
    question: "The window goes, and its stream with it. What becomes of the message it never read?",
    lesson: """
      An `AsyncStream` is a handle to a storage which its continuation shares, and the buffer is in that
      storage. When the last handle of the stream goes the storage is told so and takes no further
      element; but what was in the buffer stays there for as long as the continuation does, and the bus
      keeps every continuation for ever. The second message is released at once, the first one is not. No
      closure holds the message, so there is no capture that could be weak.
      """,
    declares: .leaks,
    fixedBy: "stream-removed-continuation",
    remedy: "take the continuation out of the registry in its onTermination"
  ) { scope in
    let window = scope.track(Window(), "window")
    MessageBus.send(scope.track(Message(), "first message"))
    scope.log("a message is waiting in the window's stream")
    scope.letGo(consume window)
    scope.log("the window is closed")
    MessageBus.send(scope.track(Message(), "second message"))
    scope.log("another message was sent")
  }
}
