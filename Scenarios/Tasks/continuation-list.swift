import ScenarioKit
import Synchronization

/// Finds out where it is, for whoever asks.
private final class Locator: Sendable {
  private let asking = Mutex<[UnsafeContinuation<String, Never>]>([])

  @inline(never)
  func place() async -> String {
    await withUnsafeContinuation { continuation in
      asking.withLock { $0.append(continuation) }
      questions.add(1, ordering: .releasing)
    }
  }

  func found(_ place: String) {
    let continuations = asking.withLock { asking in
      defer { asking = [] }
      return asking
    }
    for continuation in continuations { continuation.resume(returning: place) }
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
  withExtendedLifetime((panel, place)) {}
}

extension Scenario {
  /// All who have asked are answered.
  ///
  /// ```
  /// locator ─► asking[0] ┄continuation┄► first task ─► frame of show ─► map
  ///            asking[1] ┄continuation┄► second task ─► frame of show ─► weather
  /// ```
  static let continuationList = Scenario(
    name: "continuation-list",
    family: .tasks,
    summary: "a locator remembers the continuations of all who ask",
    question: "Two panels ask where they are before the answer comes. Who gets it?",
    lesson: """
      Both. A continuation has to be resumed exactly once, so a property that can hold one of them is a
      promise that nobody asks twice. A list keeps the promise for any number; asking the first one to
      share its answer would as well.
      """,
    declares: .clean,
    fixes: "continuation-overwritten"
  ) { scope in
    let locator = scope.track(Locator(), "locator")
    let first = ask(locator, for: "map", scope)
    while questions.load(ordering: .acquiring) < 1 { await Task.yield() }
    let second = ask(locator, for: "weather", scope)
    while questions.load(ordering: .acquiring) < 2 { await Task.yield() }
    scope.log("two panels have asked")
    locator.found("home")
    await first.value
    await second.value
    scope.letGo(consume locator)
    scope.log("the place is known")
  }
}
