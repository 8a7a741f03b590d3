internal import CLeakHeap

/// A thread of the frozen process, and where it can keep references.
package struct FrozenThread: Sendable {
  package let id: Int
  package let isMain: Bool

  /// Whether it took the snapshot.
  package let isCaller: Bool

  /// Whether it was running, or waiting for a processor, and not for something to happen.
  package let isRunning: Bool

  /// The live part of its stack.
  ///
  /// Empty when nothing there is in use: after `main` has ended, and in a Dispatch worker that
  /// waits for work.
  package let stack: AddressRange

  /// The words in its registers that may be references.
  package let registers: [UInt]

  /// Its thread-local variables and the thread's own record with `pthread_setspecific` values.
  package let threadLocal: AddressRange

  /// What thread-local variables are found relative to; nil when it is not known.
  package let pointer: UInt?

  /// Whether it is a Dispatch worker without work.
  package let isIdleWorker: Bool
}

extension FrozenThread {
  /// What all threads of a Dispatch pool are called in part, which is nobody's own name for one.
  private static let poolSuffix = "-qos"

  /// What it is called in a report: by its name, if the program has given it one.
  var words: String {
    if isMain { return "the main thread" }
    return name.map { "thread '\($0)'" } ?? "a thread"
  }

  /// The name that the program gave it.
  ///
  /// Called in the frozen copy. The system keeps 15 bytes of a name.
  var name: String? {
    guard !isMain else { return nil }
    let name = withUnsafeTemporaryAllocation(
      of: CChar.self, capacity: Int(leakheap_thread_name_size)
    ) { buffer -> String? in
      guard let start = buffer.baseAddress, leakheap_thread_name(Int32(id), start) else {
        return nil
      }
      return String(cString: start)
    }
    return name.flatMap { $0.contains(Self.poolSuffix) ? nil : $0 }
  }
}
