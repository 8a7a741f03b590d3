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
        guard let picture else { return }
        pictures.append(picture)
        group.leave()
      }
    }
    group.notify(queue: queue) { self.isShown = true }
  }
}

extension Scenario {
  /// A group that is entered more often than it is left.
  ///
  /// ```
  /// group, which owns itself until it is left ─► notify ─► block ─► gallery ─► group
  /// ```
  static let dispatchGroupNeverLeft = Scenario(
    name: "dispatch-group-never-left",
    family: .dispatch,
    summary: "a group that is not left after a failure never calls its notify block",
    question: "Two pictures of three have come. When is the gallery shown?",
    lesson: """
      Never: the failure returns early and does not leave the group, which waits for a third answer. Until
      all have left it, a group keeps its notify blocks, and itself as well, so that it may be released in
      between. The block uses the gallery. `[weak self]` in it would free the gallery and leave the group
      and the block; and the gallery would still not be shown.
      """,
    declares: .leaks,
    fixedBy: "dispatch-group-left",
    remedy: "leave the group on every way, with defer"
  ) { scope in
    let queue = DispatchQueue(label: "gallery")
    let gallery = scope.track(Gallery(queue), "gallery")
    gallery.load(["sea", "missing", "hill"])
    queue.sync { scope.log("shown: \(gallery.isShown)") }
    scope.letGo(consume gallery)
    scope.log("the gallery is closed")
  }
}
