import ReactiveCore
import Testing

@Suite struct VirtualDisplayLinkTests {
  private let process = VirtualProcess()
  private var loop: VirtualRunLoop { process.mainThread.runLoop }
  private let log = EventLog()

  // MARK: Frames

  @Test(arguments: [60, 50, 120])
  func itFiresOncePerFrame(framesPerSecond: Int) {
    let screen = FrameCounter()
    let link = screen.link(framesPerSecond: framesPerSecond)
    link.add(to: loop, forMode: .default)
    loop.advance(by: .seconds(3))
    #expect(screen.times.count == 3 * framesPerSecond)
    #expect(screen.times.last == .seconds(3), "frames do not drift")
    #expect(Set(screen.times).count == screen.times.count)
  }

  @Test func theFirstFrameIsTheNextOfTheDisplayNotOnePeriodFromNow() {
    let screen = FrameCounter()
    loop.advance(by: .milliseconds(90))
    screen.link(framesPerSecond: 10).add(to: loop, forMode: .default)
    loop.advance(by: .milliseconds(10))
    #expect(screen.times == [.milliseconds(100)])
  }

  @Test func framesAreDroppedWhileTheLoopIsBusy() {
    let screen = FrameCounter()
    screen.link(framesPerSecond: 10).add(to: loop, forMode: .default)
    loop.perform(after: .milliseconds(150)) { VirtualThread.sleep(for: .milliseconds(300)) }
    loop.advance(by: .milliseconds(600))
    #expect(
      screen.times.map { Int($0 / .milliseconds(1)) } == [100, 400, 500, 600],
      "the call at 450 ms is for the frame that began at 400 ms")
  }

  @Test func itKnowsItsFrameAndTheNextOne() {
    let screen = FrameCounter()
    let link = screen.link(framesPerSecond: 4)
    #expect(link.timestamp == nil)
    #expect(link.targetTimestamp == nil)
    link.add(to: loop, forMode: .default)
    loop.advance(by: .milliseconds(600))
    #expect(link.timestamp == .milliseconds(500))
    #expect(link.targetTimestamp == .milliseconds(750))
  }

  @Test func pausedItSkipsFramesAndDoesNotMakeUpForThem() {
    let screen = FrameCounter()
    let link = screen.link(framesPerSecond: 10)
    link.add(to: loop, forMode: .default)
    link.isPaused = true
    loop.advance(by: .milliseconds(350))
    #expect(screen.times.isEmpty)
    link.isPaused = false
    loop.advance(by: .milliseconds(150))
    #expect(screen.times == [.milliseconds(400), .milliseconds(500)])
  }

  @Test func itFiresOnlyInItsModes() {
    let screen = FrameCounter()
    let link = screen.link(framesPerSecond: 10)
    link.add(to: loop, forMode: .common)
    link.remove(from: loop, forMode: .tracking)
    loop.advance(by: .milliseconds(100), mode: .tracking)
    #expect(screen.times.isEmpty)
    loop.advance(by: .milliseconds(150))
    #expect(screen.times == [.milliseconds(100), .milliseconds(200)])
  }

  // MARK: Ownership

  @Test func theLoopHoldsItAndItHoldsItsTarget() {
    let (screen, link) = addAndForget()
    loop.advance(by: .milliseconds(100))
    #expect(screen.isAlive)
    #expect(link.isAlive)
    invalidate(link)
    #expect(!screen.isAlive)
    #expect(!link.isAlive)
  }

  @Test func itKeepsALoopRunning() {
    let screen = FrameCounter(stopsAfter: 3)
    screen.link(framesPerSecond: 10).add(to: loop, forMode: .default)
    loop.run()
    #expect(screen.times.count == 3)
    #expect(loop.now == .milliseconds(300))
  }

  @Test func removedFromItsOnlyModeItGoesWithItsTarget() {
    let (screen, link) = addAndForget()
    link.object?.remove(from: loop, forMode: .default)
    #expect(!link.isAlive)
    #expect(!screen.isAlive)
  }

  @Test func invalidatedItCannotBeAdded() {
    let screen = FrameCounter()
    let link = screen.link(framesPerSecond: 10)
    link.invalidate()
    #expect(!link.isValid)
    link.add(to: loop, forMode: .default)
    #expect(!loop.run(mode: .default, before: .seconds(1)))
  }

  @inline(never)
  private func invalidate(_ link: Weak<VirtualDisplayLink>) { link.object?.invalidate() }

  @inline(never)
  private func addAndForget() -> (Weak<FrameCounter>, Weak<VirtualDisplayLink>) {
    let screen = FrameCounter()
    let link = screen.link(framesPerSecond: 10)
    link.add(to: loop, forMode: .default)
    return (Weak(screen), Weak(link))
  }
}

/// A target that notes the frames it is called for.
private final class FrameCounter {
  private(set) var times: [Duration] = []
  private let limit: Int

  init(stopsAfter limit: Int = .max) { self.limit = limit }

  func link(framesPerSecond: Int) -> VirtualDisplayLink {
    VirtualDisplayLink(
      framesPerSecond: framesPerSecond, target: self, action: FrameCounter.draw)
  }

  func draw(_ link: VirtualDisplayLink) {
    if let time = link.timestamp { times.append(time) }
    if times.count == limit { link.invalidate() }
  }
}
