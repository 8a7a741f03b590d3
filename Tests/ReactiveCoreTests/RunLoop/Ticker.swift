import ReactiveCore

/// A timer's target.
final class Ticker {
  private let log: EventLog
  private let name: String
  weak var timer: VirtualTimer?

  init(_ log: EventLog, _ name: String = "tick") {
    self.log = log
    self.name = name
  }

  deinit {
    timer?.invalidate()
    log.note("\(name) deinit")
  }

  func tick(_ timer: VirtualTimer) { log.note(name) }

  func schedule(every interval: Duration, repeats: Bool = true, on loop: VirtualRunLoop) {
    timer = VirtualTimer.scheduledTimer(
      timeInterval: interval, target: self, action: Ticker.tick, repeats: repeats, on: loop)
  }
}
