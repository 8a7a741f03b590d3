/// How a scenario's process ended.
public enum RunEnding: Equatable, Sendable {
  /// The body returned, the run settled and the process delivered its report.
  case completed
  /// The body threw; `error` describes the error.
  case threw(error: String)
  /// The Swift runtime or the program stopped itself with `signal`; `message` is the text after
  /// `Fatal error: `, without a path or an address, if there was one.
  case trapped(signal: String, message: String?)
  /// Another signal ended the process.
  case killed(signal: String)
  /// The process called `exit` before the scenario had ended.
  case exited(status: Int)
  /// The time limit passed; the process was ended.
  case timedOut(seconds: Double)
  /// The run said or tracked more than is allowed; the process was ended. `reason` says what was too
  /// much, `more than 10000 events`.
  case stoppedAtLimit(reason: String)
}

extension RunEnding {
  /// Whether the process ended before the scenario did, without being asked to: a crash or a hang.
  public var isCrashOrHang: Bool {
    switch self {
    case .trapped, .killed, .timedOut, .stoppedAtLimit: true
    case .completed, .threw, .exited: false
    }
  }

  /// Whether the process ended before it could tell what would survive.
  public var isEarly: Bool {
    switch self {
    case .trapped, .killed, .exited, .timedOut, .stoppedAtLimit: true
    case .completed, .threw: false
    }
  }
}
