import ReportModel

extension RunEnding {
  /// How the process ended, as the end of a sentence, without what it said.
  var words: String {
    switch self {
    case .completed: "the body returned"
    case .threw: "the body threw"
    case .trapped(let signal, _): "the program trapped with \(signal)"
    case .killed(let signal): "the process was ended by \(signal)"
    case .exited(let status): "the program called exit(\(status))"
    // Without the limit, which may be another one in another run.
    case .timedOut: "the scenario was still running when its time limit passed"
    case .stoppedAtLimit(let reason): "the process was ended for exceeding a limit: \(reason)"
    }
  }

  /// What the process said of its end: the error, or the message of the trap.
  var explanation: String? {
    switch self {
    case .threw(let error): error
    case .trapped(_, let message): message
    case .completed, .killed, .exited, .timedOut, .stoppedAtLimit: nil
    }
  }
}

extension ExpectedEnding {
  /// How the process was to end, as the beginning of a sentence.
  var words: String {
    switch self {
    case .normal: "the body was to return"
    case .error: "the body was to throw"
    case .trap: "the program was to trap"
    case .exit(let status): "the program was to call exit(\(status))"
    }
  }
}
