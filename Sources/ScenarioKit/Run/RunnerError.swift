/// A run that could not be made.
///
/// What a scenario does is never an error of the runner.
public enum RunnerError: Error, Equatable {
  /// The system refused `call`, for `reason`.
  case system(call: String, reason: String)
  /// The process may have no more than `limit` files open, which is not enough for a scenario, or for all
  /// that run at a time.
  case tooManyOpenFiles(limit: Int)
  /// The process may have no more than `limit` bytes of address space. What the C library and the runtime
  /// do when they get no memory looks like a crash of the scenario; `needed` bytes keep it from that.
  case notEnoughAddressSpace(limit: Int, needed: Int)
  /// The system does not let the process start `count` threads. Who waits for a thread that was not started
  /// waits for ever.
  case cannotStartThreads(count: Int)
  /// The process for `scenario` ended before it could begin: its executable does not run scenarios, or
  /// does not know this one. `output` is what it printed.
  case childDidNotStart(scenario: String, output: [String])
}
