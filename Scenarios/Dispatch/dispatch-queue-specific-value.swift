import Dispatch
import ScenarioKit

/// Keeps secrets, on a queue of its own.
// Unchecked: the secrets are used on the queue only.
private final class Vault: @unchecked Sendable {
  private static let owner = DispatchSpecificKey<ObjectIdentifier>()

  private let queue = DispatchQueue(label: "vault")
  private var secrets: [String] = []

  init() { queue.setSpecific(key: Self.owner, value: ObjectIdentifier(self)) }

  /// Whether the caller is on the vault's queue already.
  private var isOnQueue: Bool {
    DispatchQueue.getSpecific(key: Self.owner) == ObjectIdentifier(self)
  }

  func add(_ secret: String) {
    if isOnQueue { secrets.append(secret) } else { queue.sync { add(secret) } }
  }

  var count: Int { queue.sync { secrets.count } }
}

extension Scenario {
  /// A queue's specific value tells the owner apart, and does not hold it.
  ///
  /// ```
  /// vault ─► queue "vault" ─► specific value, an identifier
  /// ```
  static let dispatchQueueSpecificValue = Scenario(
    name: "dispatch-queue-specific-value",
    family: .dispatch,
    summary: "a queue's specific value is an identifier of the queue's owner",
    question: "Could the identifier be that of another vault, when this one has gone?",
    lesson: """
      The memory of an object may be used again, and with it its `ObjectIdentifier`. Here that cannot do
      harm: the value lives and dies with the queue, and the queue with the vault. Where it can, a number
      that is counted up is the safer identifier.
      """,
    declares: .clean,
    fixes: "dispatch-queue-specific"
  ) { scope in
    let vault = scope.track(Vault(), "vault")
    vault.add("4711")
    scope.log("secrets = \(vault.count)")
    scope.letGo(consume vault)
  }
}
