import ScenarioKit
import Synchronization

/// Finds out where it is, for whoever asks.
private final class Locator: Sendable {
  private let asking = Mutex<UnsafeContinuation<String, Never>?>(nil)

  @inline(never)
  func place() async -> String {
    await withUnsafeContinuation { continuation in
      asking.withLock { $0 = continuation }
      questions.add(1, ordering: .releasing)
    }
  }

  func found(_ place: String) {
    let continuation = asking.withLock { asking in
      defer { asking = nil }
      return asking
    }
    continuation?.resume(returning: place)
  }
}

/// How often the place was asked for.
private let questions = Atomic(0)

/// Shows something about the place where one is.
private final class Panel: Sendable {}

/// Asks where it is, for a panel.
private func ask(_ locator: Locator, for name: String, _ scope: ScenarioScope) -> Task<Void, Never>
{
  Task { @MainActor in await show(name, locator, scope) }
}

@MainActor @inline(never)
private func show(_ name: String, _ locator: Locator, _ scope: ScenarioScope) async {
  let panel = scope.track(Panel(), name)
  let place = await locator.place()
  scope.log("the \(name) panel is for \(place)")
  scope.letGo(consume panel)
}

extension Scenario {
  /// The second question takes the place of the first.
  ///
  /// ```
  /// (nobody) ┄┄► first task ─► frame of show ─► map           locator.asking has the second continuation
  /// ```
  static let continuationOverwritten = Scenario(
    name: "continuation-overwritten",
    family: .tasks,
    summary: "a locator that remembers one continuation is asked twice",
    question: "Two panels ask where they are before the answer comes. Who gets it?",
    lesson: """
      The second one. Its continuation was stored where that of the first was, and with the first the only
      way to resume the first task is gone. A delegate with one `continuation` property is the usual form
      of this. No closure holds the panel here, so there is nothing to make weak: it is a local variable
      of a function that will never return. With a checked continuation the program would say so on its
      error output, and the task would be lost all the same.
      """,
    declares: .leaks,
    fixedBy: "continuation-list",
    remedy: "keep the continuations of all who wait, and resume each of them"
  ) { scope in
    let locator = scope.track(Locator(), "locator")
    let first = ask(locator, for: "map", scope)
    while questions.load(ordering: .acquiring) < 1 { await Task.yield() }
    let second = ask(locator, for: "weather", scope)
    while questions.load(ordering: .acquiring) < 2 { await Task.yield() }
    scope.log("two panels have asked")
    locator.found("home")
    await second.value
    _ = first
    scope.letGo(consume locator)
    scope.log("the place is known")
  }
}
