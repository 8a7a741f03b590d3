package import LeakInspection

extension RecordingObstacle {
  /// The reason as a full sentence.
  package var words: String { "Ownership paths are not available: \(reason)." }

  /// The reason as the end of a sentence.
  package var reason: String {
    switch self {
    case .disabled: "LEAKSCOPE_DISABLE turns recording off"
    case .notRequested: "the process does not record its heap"
    case .sanitizer: "it is a sanitizer build, which has an allocator of its own"
    case .platform: "a heap cannot be recorded on this platform"
    case .noAddressSpace:
      "the record needs \(HeapRecorder.addressSpace >> 30) GiB of address space (not of memory), which the "
        + "system does not give; see 'ulimit -v'"
    case .foreignAllocator: "the program has an allocator of its own"
    }
  }
}

extension FrozenProcessError {
  /// The reason as a full sentence.
  package var words: String {
    let reason =
      switch self {
      case .unsupported: "a process cannot be frozen here"
      case .outOfMemory: "there was no address space for a snapshot"
      case .processInformationUnavailable: "/proc could not be read"
      case .threadsKeptRunning(let count): "\(count) threads could not be stopped"
      case .systemCallFailed(let number): "a system call failed with error \(number)"
      case .timedOut: "reading memory took too long"
      case .crashed(let signal): "reading memory was ended by signal \(signal)"
      case .endedWithoutResult: "reading memory gave no result"
      }
    return "Ownership paths are not known: \(reason)."
  }
}
