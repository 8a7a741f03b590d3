import ReactiveCore
import ScenarioKit

/// A screen that can be compared.
private final class Screen: Hashable, CustomStringConvertible {
  private let scope: ScenarioScope
  private let title: String

  init(_ title: String, _ scope: ScenarioScope) {
    self.title = title
    self.scope = scope
  }

  var description: String { "the screen \(title)" }

  func show(_ text: String) { scope.log("\(title) shows \(text)") }

  static func == (lhs: Screen, rhs: Screen) -> Bool { lhs.title == rhs.title }

  func hash(into hasher: inout Hasher) { hasher.combine(title) }
}

extension Scenario {
  /// What a weak proxy passes on to its target, and what it answers itself.
  ///
  /// ```
  /// one proxy, another proxy ~weak~> screen
  /// ```
  static let weakProxyForwarding = Scenario(
    name: "weak-proxy-forwarding",
    family: .timers,
    summary: "a weak proxy answers as its target does, except whether it is equal",
    question: "Two proxies stand for one screen and have its hash. Are they equal?",
    lesson: """
      A proxy passes calls on, and answers for its target when it is asked what it is, how it is described and
      what its hash is. Whether it is equal to something is not among the questions it passes on: it equals
      itself and nothing else, so two proxies of one target are two keys with one hash. And all these answers
      change in the moment in which the target goes, which makes a proxy a bad key altogether.
      """,
    declares: .clean,
    sample: ArticleSample(.timers, 6, "the weak proxy")
  ) { scope in
    let screen = scope.track(Screen("Home", scope), "screen")
    let proxy = scope.track(WeakProxy(screen), "proxy")
    let other = scope.track(WeakProxy(screen), "other")
    WeakProxy.forwarding(Screen.show)(proxy)("a call through the proxy")
    scope.log("it calls itself \(proxy)")
    scope.log("it is a Screen: \(proxy.isKind(of: Screen.self))")
    scope.log("it has the hash of its target: \(proxy.hashValue == screen.hashValue)")
    scope.log("the proxies have one hash: \(proxy.hashValue == other.hashValue)")
    scope.log("the proxies are equal: \(proxy == other)")
    scope.letGo(consume screen)
    WeakProxy.forwarding(Screen.show)(proxy)("a call that nobody hears")
    scope.log("without its target it calls itself \(proxy)")
    scope.letGo(consume proxy)
    scope.letGo(consume other)
  }
}
