/// How a program ended.
enum ProgramEnding: Equatable {
  /// By itself, with this status.
  case exited(Int32)
  /// By a signal.
  case signalled(Int32)

  /// Reads what `waitpid` tells.
  init(status: Int32) {
    let signal = status & 0x7f
    self = signal == 0 ? .exited(status >> 8 & 0xff) : .signalled(signal)
  }

  /// How it ended, in words.
  var words: String {
    switch self {
    case .exited(let status): "exit status \(status)"
    case .signalled(let signal): SignalName.of(signal)
    }
  }
}
