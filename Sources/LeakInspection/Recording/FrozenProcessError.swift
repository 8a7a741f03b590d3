/// Why a frozen copy of the process gave no result.
public enum FrozenProcessError: Error, Sendable, Hashable {
  /// A process cannot be frozen on this platform, or not under a sanitizer.
  case unsupported

  /// There was no address space for what a snapshot has to remember.
  case outOfMemory

  /// `/proc`, which tells the threads and the mappings, could not be read.
  case processInformationUnavailable

  /// Some threads, this many, could be neither seen waiting nor interrupted.
  case threadsKeptRunning(count: Int)

  /// A system call failed with this error number.
  case systemCallFailed(errorNumber: Int32)

  /// The inspection had no result at its deadline.
  case timedOut(deadline: Duration)

  /// The inspection was ended by a signal: it crashed.
  case crashed(signal: Int32)

  /// The inspection ended without a signal and before its result was complete.
  case endedWithoutResult
}
