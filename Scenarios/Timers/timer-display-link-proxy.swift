import ReactiveCore
import ScenarioKit

/// The same screen with a weak proxy between the display link and itself.
private final class Screen {
  private let scope: ScenarioScope
  private weak var link: VirtualDisplayLink?
  private var frames = 0

  init(_ scope: ScenarioScope) { self.scope = scope }

  func start() {
    let link = VirtualDisplayLink(
      target: WeakProxy(self), action: WeakProxy.forwarding(Screen.draw))
    link.add(to: .main, forMode: .common)
    self.link = scope.track(link, "link")
  }

  func draw(_ link: VirtualDisplayLink) {
    frames += 1
    if frames.isMultiple(of: 30) { scope.log("\(frames) frames") }
  }

  deinit { link?.invalidate() }
}

extension Scenario {
  /// A display link whose target is a weak proxy.
  ///
  /// ```
  /// VirtualRunLoop.main ─► commonItems[0], and a place in each of three modes ─► link ─► proxy ~weak~> screen
  /// ```
  static let timerDisplayLinkProxy = Scenario(
    name: "timer-display-link-proxy",
    family: .timers,
    summary: "a weak proxy between a display link and its target",
    question: "Does the proxy that was written for timers work for a display link?",
    lesson: """
      A proxy does not care who calls it. The display link holds the proxy, the proxy does not hold the screen,
      and the screen's deinit takes the link off the run loop with everything it was added for.
      """,
    declares: .clean,
    fixes: "timer-display-link"
  ) { scope in
    let screen = scope.track(Screen(scope), "screen")
    screen.start()
    scope.settle(by: .seconds(1))
    scope.log("the screen is dismissed")
  }
}
