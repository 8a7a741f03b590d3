internal import ReportModel

/// One run: listens to a child until it ends or has to be ended.
struct RunningScenario: ~Copyable {
  private let channel: OutputChannel
  private let child: ChildProcess
  private var log: RunLog

  /// Starts the child.
  init(
    name: String, executable: String, detail: InspectionDetail, limits: RunLimits
  ) throws {
    let senders = try OutputChannel.Senders()
    let channel = try OutputChannel(from: senders)
    let child = try ChildProcess(
      running: name, executable: executable, detail: detail, senders: senders)
    self.channel = channel
    self.child = child
    log = RunLog(limits: limits)
  }

  /// Listens until the end.
  ///
  /// Called once.
  mutating func observe(timeout: Duration) -> RunOutcome {
    let hasTimedOut = !listen(until: .now + timeout)
    if log.isFull || hasTimedOut { child.kill() }
    let end = child.end()
    // Nobody writes any more; what was sent is here.
    while !log.isFull, takeMessage() {}
    log.finish()
    return RunOutcome(log: log, end: end, timeout: hasTimedOut ? timeout : nil)
  }

  /// Takes messages until the child is gone or has said too much; false if the deadline came first.
  private mutating func listen(until deadline: ContinuousClock.Instant) -> Bool {
    var deadline = deadline
    var hasTimeToInspect = false
    while !log.isFull {
      if log.isInspecting, !hasTimeToInspect {
        hasTimeToInspect = true
        deadline = max(deadline, .now + InspectionDeadline.forParent)
      }
      switch Platform.wait(for: channel.receiver, or: child.life, until: deadline) {
      case .readable: takeMessages()
      case .hungUp: return true
      case .deadline: return child.hasEnded
      }
    }
    return true
  }

  /// Takes what has arrived.
  ///
  /// Not all if there is no end of it: the deadline has to be looked at as well.
  private mutating func takeMessages() {
    for _ in 0..<64 where !log.isFull {
      guard takeMessage() else { return }
    }
  }

  private mutating func takeMessage() -> Bool {
    channel.receive { message, source in log.receive(message, from: source) }
  }
}
