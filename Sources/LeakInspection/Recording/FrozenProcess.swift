import CLeakHeap

/// A copy of this process in which nothing moves.
///
/// All other threads are stopped for about a millisecond, while the process is forked. The copy consists of
/// the calling thread only. What it does, an endless loop and a crash included, has no effect on the
/// program. Its allocations come from memory of its own, so that the heap it looks at does not change.
package enum FrozenProcess {
  /// Runs `body` in a frozen copy of this process.
  ///
  /// The stack of the calling thread counts from the caller of this function. Afterwards nothing that
  /// `body` changed has changed here.
  ///
  /// - Parameters:
  ///   - deadline: how long the whole may take.
  ///   - body: what to do in the copy. It must not use threads, tasks or queues, and should not rely on any
  ///     lock of the program: whoever holds it does not exist there.
  /// - Returns: what `body` returned.
  /// - Throws: `FrozenProcessError`, when there is no result.
  @inline(never)
  package static func inspect(
    deadline: Duration = .seconds(10), body: (FrozenMemory) -> [UInt8]
  ) throws(FrozenProcessError) -> [UInt8] {
    let end = leakheap_now() + UInt64(clamping: deadline.nanoseconds)
    var copy = leakheap_copy()
    var snapshot: UnsafePointer<leakheap_snapshot>?
    let outcome = leakheap_freeze(&copy, &snapshot)
    if outcome == leakheap_freeze_copy, let snapshot {
      FrozenResult.send(body(FrozenMemory(snapshot.pointee)), through: copy)
    }
    guard outcome == leakheap_freeze_parent else {
      throw FrozenProcessError(outcome, detail: copy.detail)
    }
    return try FrozenResult.receive(from: copy, until: end, deadline: deadline)
  }
}

extension FrozenProcessError {
  init(_ outcome: leakheap_freeze_outcome, detail: Int32) {
    switch outcome {
    case leakheap_freeze_no_memory: self = .outOfMemory
    case leakheap_freeze_no_proc: self = .processInformationUnavailable
    case leakheap_freeze_unstoppable: self = .threadsKeptRunning(count: Int(detail))
    case leakheap_freeze_system: self = .systemCallFailed(errorNumber: detail)
    default: self = .unsupported
    }
  }
}

extension Duration {
  fileprivate var nanoseconds: Int64 {
    let (seconds, attoseconds) = components
    let (whole, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    // Half of the largest number is 146 years, and can still be added to.
    return overflow ? .max / 2 : min(whole, .max / 2) + attoseconds / 1_000_000_000
  }
}
