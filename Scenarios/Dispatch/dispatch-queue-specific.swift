import Dispatch
import ScenarioKit

/// Keeps secrets, on a queue of its own.
// Unchecked: the secrets are used on the queue only.
private final class Vault: @unchecked Sendable {
  private static let owner = DispatchSpecificKey<Vault>()

  private let queue = DispatchQueue(label: "vault")
  private var secrets: [String] = []

  init() { queue.setSpecific(key: Self.owner, value: self) }

  /// Whether the caller is on the vault's queue already.
  private var isOnQueue: Bool { DispatchQueue.getSpecific(key: Self.owner) === self }

  func add(_ secret: String) {
    if isOnQueue { secrets.append(secret) } else { queue.sync { add(secret) } }
  }

  var count: Int { queue.sync { secrets.count } }
}

extension Scenario {
  /// A queue's specific value is the owner of the queue.
  ///
  /// ```
  /// vault ─► queue "vault" ─► specific value ─► vault
  /// ```
  static let dispatchQueueSpecific = Scenario(
    name: "dispatch-queue-specific",
    family: .dispatch,
    summary: "a queue holds the specific value that its owner has set, itself",
    question: "The value is there to find out whose queue one is on. Does it have to be the vault?",
    lesson: """
      A specific value belongs to its queue until it is replaced or the queue goes, and the queue belongs
      to the vault. What is compared in the end is only an identity, but the vault itself was stored,
      strongly, as everything is that a library keeps for somebody. There is no closure here that could
      have a capture list; the value would have to be something that does not own the vault.
      """,
    declares: .leaks,
    fixedBy: "dispatch-queue-specific-value",
    remedy: "set an identifier as the queue's specific value, not the object"
  ) { scope in
    let vault = scope.track(Vault(), "vault")
    vault.add("4711")
    scope.log("secrets = \(vault.count)")
    scope.letGo(consume vault)
  }
}
