import ScenarioKit
import Synchronization

/// What is sent over the bus.
private final class Message: Sendable {}

/// Hands every message to all who have asked for a stream.
private enum MessageBus {
  private static let listeners = Mutex<[Int: AsyncStream<Message>.Continuation]>([:])

  static func messages() -> AsyncStream<Message> {
    AsyncStream { continuation in
      let number = listeners.withLock { listeners in
        let number = listeners.count
        listeners[number] = continuation
        return number
      }
      continuation.onTermination = { _ in MessageBus.remove(number) }
    }
  }

  static func send(_ message: Message) {
    for listener in listeners.withLock({ $0.values }) { listener.yield(message) }
  }

  private static func remove(_ number: Int) {
    // Released outside of the lock: the storage of the stream goes with its continuation.
    let removed = listeners.withLock { $0.removeValue(forKey: number) }
    withExtendedLifetime(removed) {}
  }
}

/// Asks for a stream, and never reads from it.
private final class Window: Sendable {
  let messages = MessageBus.messages()
}

extension Scenario {
  /// The same registry, which is told when a stream has ended.
  ///
  /// ```
  /// MessageBus.listeners[0] ─► stream's storage ─► pending[0] ─► message     while somebody listens
  /// ```
  static let streamRemovedContinuation = Scenario(
    name: "stream-removed-continuation",
    family: .streams,
    summary: "a registry takes out the continuation of a stream that has ended",
    question: "The window still never reads its message. When does that go?",
    lesson: """
      `onTermination` is called when a stream ends, for whatever reason: it was finished, its task was
      cancelled, or the last handle to it is gone, as here. The registry takes out the continuation, which was
      the last owner of the storage, and the buffer goes with the unread message in it.
      """,
    declares: .clean,
    fixes: "stream-registered-continuation"
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
