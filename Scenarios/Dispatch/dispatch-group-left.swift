import Dispatch
import ScenarioKit

/// Fetches a picture; not every picture is there.
private func fetch(_ name: String, _ body: (String?) -> Void) {
  body(name == "missing" ? nil : "picture of \(name)")
}

/// Shows pictures when all of them have come.
// Unchecked: the pictures are used on one thread at a time.
private final class Gallery: @unchecked Sendable {
  private let queue: DispatchQueue
  private let group = DispatchGroup()
  private var pictures: [String] = []
  private(set) var isShown = false

  init(_ queue: DispatchQueue) { self.queue = queue }

  func load(_ names: [String]) {
    for name in names {
      group.enter()
      fetch(name) { picture in
        defer { group.leave() }
        guard let picture else { return }
        pictures.append(picture)
      }
    }
    group.notify(queue: queue) { self.isShown = true }
  }
}

extension Scenario {
  /// A group that is left on every way.
  ///
  /// ```
  /// gallery ─► group ─► notify ─► block ─► gallery      until the block has run
  /// ```
  static let dispatchGroupLeft = Scenario(
    name: "dispatch-group-left",
    family: .dispatch,
    summary: "a group is left whatever came of the work, and calls its notify block",
    question:
      "The notify block has a strong self, and the gallery owns the group. Is that no ring?",
    lesson: """
      It is one, until the block has run. Groups, queues and operations let go of a block after they have
      called it; so such a ring is only as long as the work, provided that the work always ends. `defer`
      is where a group is left.
      """,
    declares: .clean,
    fixes: "dispatch-group-never-left"
  ) { scope in
    let queue = DispatchQueue(label: "gallery")
    let gallery = scope.track(Gallery(queue), "gallery")
    gallery.load(["sea", "missing", "hill"])
    queue.sync { scope.log("shown: \(gallery.isShown)") }
    scope.letGo(consume gallery)
    scope.log("the gallery is closed")
  }
}
