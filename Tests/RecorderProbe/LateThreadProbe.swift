import Foundation
import LeakInspection
import Synchronization

/// A thread that cannot be stopped when it should be, and obeys when nobody waits for it any more.
enum LateThreadProbe {
  private static let isDeaf = Atomic(true)
  private static let listens = Atomic(false)

  static func run() throws {
    let started = DispatchSemaphore(value: 0)
    Thread {
      setStopSignalBlocked(true)
      started.signal()
      while isDeaf.load(ordering: .relaxed) {}
      setStopSignalBlocked(false)
      listens.store(true, ordering: .releasing)
      while true { Thread.sleep(forTimeInterval: 1) }
    }.start()
    started.wait()

    let before = addressSpace()
    report("deaf")
    isDeaf.store(false, ordering: .relaxed)
    while !listens.load(ordering: .acquiring) { sched_yield() }
    report("listening")
    print("address space left behind: \((addressSpace() - before) >> 20 >= 64)")
    fflush(nil)
    _exit(0)
  }

  private static func report(_ name: String) {
    do {
      print("\(name): \(try FrozenProcess.inspect { _ in [1] })")
    } catch {
      print("\(name): \(error)")
    }
  }

  private static func setStopSignalBlocked(_ blocked: Bool) {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGSYS)
    pthread_sigmask(blocked ? SIG_BLOCK : SIG_UNBLOCK, &signals, nil)
  }

  /// In bytes.
  private static func addressSpace() -> Int {
    let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?
      .split(separator: " ").first.flatMap { Int($0) }
    return (pages ?? 0) * Int(getpagesize())
  }
}
