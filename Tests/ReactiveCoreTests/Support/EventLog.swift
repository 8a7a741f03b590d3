import Foundation
import ReactiveCore

/// What happened, in order, as lines of text; any thread may write.
final class EventLog: @unchecked Sendable {
  private let lock = NSLock()
  private var lines: [String] = []

  var entries: [String] { lock.withLock { lines } }

  func note(_ entry: String) {
    lock.withLock { lines.append(entry) }
  }

  /// Forgets everything.
  func clear() {
    lock.withLock { lines = [] }
  }

  /// A disposable that notes its disposal.
  func disposable(_ entry: String = "disposed") -> RACDisposable {
    RACDisposable { self.note(entry) }
  }

  /// A subscriber that notes every event and holds a payload in all of its blocks.
  func subscriber<Value>(
    of type: Value.Type = Value.self, as name: String = "", holding payload: Payload? = nil
  ) -> RACSubscriber<Value> {
    let prefix = name.isEmpty ? "" : "\(name) "
    return RACSubscriber(
      next: { value in
        self.note("\(prefix)next \(value)")
        withExtendedLifetime(payload) {}
      },
      error: { error in
        self.note("\(prefix)error \(error.map { "\($0)" } ?? "nil")")
        withExtendedLifetime(payload) {}
      },
      completed: {
        self.note("\(prefix)completed")
        withExtendedLifetime(payload) {}
      })
  }

  /// Subscribes such a subscriber.
  @discardableResult
  func subscribe<Value>(
    to signal: RACSignal<Value>, as name: String = "", holding payload: Payload? = nil
  ) -> RACDisposable? {
    signal.subscribe(subscriber(as: name, holding: payload))
  }
}
