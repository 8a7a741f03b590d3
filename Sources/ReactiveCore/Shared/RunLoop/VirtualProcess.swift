/// A process in virtual time: a main thread, other threads, and one time for all of them.
///
/// ```
/// VirtualProcess ──strong──► mainThread ──strong──► its run loop, once asked for
///                ──strong──► clock ──strong──► threads[…], each from its start to its end
/// ```
///
/// Only one of its threads runs at a time, until it waits: for its run loop, or asleep. Then that one
/// goes on which comes due first, and time jumps to that moment. So a program of several threads does the
/// same in every run.
public final class VirtualProcess: Sendable {
  /// The process that code is in unless it made one for itself.
  public static let shared = VirtualProcess()

  /// What is the main thread to the other threads of this process: whoever lets time pass from outside.
  public let mainThread: VirtualThread
  let clock: VirtualClock

  /// Creates a process at time zero, with a main thread and nothing to do.
  public init() {
    clock = VirtualClock()
    mainThread = VirtualThread(name: "main", clock: clock)
  }

  /// How much virtual time has passed since the process began.
  public var now: Duration { clock.now }

  /// The threads that have been started and have not ended, without the main thread.
  public var threads: [VirtualThread] { clock.liveThreads }
}
