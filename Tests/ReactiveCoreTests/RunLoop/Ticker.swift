import ReactiveCore

/// What tickers wrote, in order.
final class TickLog {
  var lines: [String] = []
}

/// A timer's target.
final class Ticker {
  private let log: TickLog
  private let name: String
  weak var timer: VirtualTimer?

  init(_ log: TickLog, _ name: String = "tick") {
    self.log = log
    self.name = name
  }

  deinit {
    timer?.invalidate()
    log.lines.append("\(name) deinit")
  }

  func tick(_ timer: VirtualTimer) { log.lines.append(name) }

  func schedule(every interval: Duration, repeats: Bool = true, on loop: VirtualRunLoop) {
    timer = VirtualTimer.scheduledTimer(
      timeInterval: interval, target: self, action: Ticker.tick, repeats: repeats, on: loop)
  }
}

extension Payload {
  /// A number with identity; whoever shares it sees to it that one thread at a time changes it.
  final class Counter: @unchecked Sendable {
    var value = 0
  }
}
