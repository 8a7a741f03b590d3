package import LeakInspection

extension RecordingObstacle {
  /// The reason as a full sentence.
  package var words: String {
    switch self {
    case .disabled: "Ownership paths are not available: LEAKSCOPE_DISABLE turns recording off."
    case .notRequested: "Ownership paths are not available: this process does not record its heap."
    case .sanitizer:
      "Ownership paths are not available in a sanitizer build, which has an allocator of its own."
    case .platform: "Ownership paths are not available on this platform."
    case .noAddressSpace:
      "Ownership paths are not available: the record needs \(HeapRecorder.addressSpace >> 30) GiB of "
        + "address space (not of memory), which the system does not give; see 'ulimit -v'."
    case .foreignAllocator:
      "Ownership paths are not available: the program has an allocator of its own."
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
