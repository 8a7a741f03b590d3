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
  /// The same observer, removed by disposing its subscription.
  ///
  /// ```
  /// subscription ─► the block that removes the observer
  /// ```
  static let notificationObserverRemoved = Scenario(
    name: "notification-observer-removed",
    family: .rac,
    summary: "a notification observer removed by its subscription's disposable",
    question: "What does `dispose` do to the notification centre?",
    lesson: """
      Disposing runs the block that the signal returned on subscription, and that block removes the observer.
      The centre lets go of its block, the block of the subscriber, and the subscriber of the screen. The
      second notification reaches nobody.
      """,
    declares: .clean,
    fixes: "notification-observer"
  ) { scope in
    let screen = scope.track(Screen(), "screen")
    let hub = sharedHub
    let subscription = hub.notifications(scope).subscribeNext { screen.show($0, in: scope) }
    hub.post("did become active")
    subscription?.dispose()
    hub.post("will resign active")
  }
}

/// The notification centre of the process, used by one thread.
nonisolated(unsafe) private let sharedHub = NotificationHub()
