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
