import ReactiveCore
import ScenarioKit

/// Counts the frames of each second.
private final class FrameMeter {
  private let scope: ScenarioScope
  private var frames = 0
  private var second = 0

  init(_ scope: ScenarioScope) { self.scope = scope }

  func draw(_ link: VirtualDisplayLink) {
    frames += 1
    guard let time = link.timestamp, time >= .seconds(second + 1) else { return }
    second += 1
    scope.log("second \(second): \(frames) frames of \(link.framesPerSecond)")
    frames = 0
    if second == 3 { link.invalidate() }
  }
}

extension Scenario {
  /// A display link as a clock, and what it measures when the loop is busy.
  ///
  /// ```
  /// VirtualRunLoop.main ─► modes[0] ─► displayLinks[0] ─► meter       until the meter invalidates it
  /// ```
  static let timerDisplayLinkClock = Scenario(
    name: "timer-display-link-clock",
    family: .timers,
    summary: "a display link counts the frames that a busy run loop lets through",
    question: "A display link is called once per frame. Is that a clock?",
    lesson: """
      It is as good a clock as its run loop is idle: frames that pass while the loop is busy are dropped, and
      nobody makes up for them. Which is just what makes it a meter: the frames that arrived in a second, out of
      those that the display showed, say how busy the loop was.
      """,
    declares: .clean,
    sample: ArticleSample(.timers, 17, "`CADisplayLink` as a clock")
  ) { scope in
    let meter = scope.track(FrameMeter(scope), "meter")
    let link = scope.track(VirtualDisplayLink(target: meter, action: FrameMeter.draw), "link")
    link.add(to: .main, forMode: .default)
    VirtualRunLoop.main.perform(after: .milliseconds(1300)) {
      scope.log("the loop is busy for half a second")
      VirtualThread.sleep(for: .milliseconds(500))
    }
    scope.settle(by: .seconds(4))
    scope.letGo(consume link)
    scope.letGo(consume meter)
  }
}
