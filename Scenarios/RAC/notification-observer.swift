import ReactiveCore
import ScenarioKit

/// A small notification centre: it keeps a block per observer until that observer is removed.
private final class NotificationHub {
  private var blocks: [(token: Int, block: (String) -> Void)] = []
  private var lastToken = 0

  func addObserver(_ block: @escaping (String) -> Void) -> Int {
    lastToken += 1
    blocks.append((lastToken, block))
    return lastToken
  }

  func removeObserver(_ token: Int) { blocks.removeAll { $0.token == token } }

  func post(_ name: String) { blocks.forEach { $0.block(name) } }

  /// A signal of the notifications; disposing a subscription removes its observer.
  func notifications(_ scope: ScenarioScope) -> RACSignal<String> {
    RACSignal.createSignal { subscriber in
      let token = self.addObserver { subscriber.sendNext($0) }
      scope.log("observer added")
      return RACDisposable { [weak self] in
        self?.removeObserver(token)
        scope.log("observer removed")
      }
    }
  }
}

/// What the observer's block holds.
private final class Screen {
  func show(_ name: String, in scope: ScenarioScope) { scope.log("noted: \(name)") }
}

extension Scenario {
  /// A notification observer whose subscription is never disposed.
  ///
  /// ```
  /// hub, held by its owner ─► blocks[0] ─► block ─► node ─► subscriber ─► next ─► screen
  /// ```
  static let notificationObserver = Scenario(
    name: "notification-observer",
    family: .rac,
    summary: "a notification observer that nobody removes",
    question: "A notification centre lives for ever. How long does the screen live?",
    lesson: """
      A signal of notifications never completes: there may always be another one. The centre holds the
      observer's block, the block the subscriber, the subscriber the screen. `RACDisposable`s exist for this
      case: the block that adds the observer returns what removes it, but somebody has to dispose it.
      """,
    declares: .leaks,
    fixedBy: "notification-observer-removed",
    remedy: "dispose the subscription when the screen goes"
  ) { scope in
    let screen = scope.track(Screen(), "screen")
    let hub = sharedHub
    hub.notifications(scope).subscribeNext { screen.show($0, in: scope) }
    hub.post("did become active")
  }
}

/// The notification centre of the process, used by one thread.
nonisolated(unsafe) private let sharedHub = NotificationHub()
