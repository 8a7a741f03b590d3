import ReactiveCore
import ScenarioKit

/// A screen that draws a frame whenever the display shows one.
private final class Screen {
  private let scope: ScenarioScope
  private weak var link: VirtualDisplayLink?
  private var frames = 0

  init(_ scope: ScenarioScope) { self.scope = scope }

  func start() {
    let link = VirtualDisplayLink(target: self, action: Screen.draw)
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  func draw(_ link: VirtualDisplayLink) {
    frames += 1
    if frames.isMultiple(of: 30) { scope.log("\(frames) frames") }
  }

  deinit { link?.invalidate() }
}

extension Scenario {
  /// A display link and the target that it owns.
  ///
  /// ```
  /// VirtualRunLoop.main ─► commonItems[0], and a place in each of three modes ─► link ─► target, the screen
  /// ```
  static let timerDisplayLink = Scenario(
    name: "timer-display-link",
    family: .timers,
    summary: "a display link holds the target that means to invalidate it in deinit",
    question: "A display link is no timer. Does it let its target go?",
    lesson: """
      It owns as a timer does: the run loop holds the display link, and that holds its target until it is
      invalidated. The screen's weak property and its deinit are as little use as they are with a timer, and
      here the leak costs sixty calls a second.
      """,
    declares: .leaks,
    fixedBy: "timer-display-link-proxy",
    remedy: "aim the display link at a weak proxy and invalidate it in deinit"
  ) { scope in
    let screen = scope.track(Screen(scope), "screen")
    screen.start()
    scope.settle(by: .seconds(1))
    scope.log("the screen is dismissed")
  }
}
