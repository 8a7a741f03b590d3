import Foundation
import LeakInspection

/// Whether `main` still counts as running: in it, under `exit` called from it, after its return, and after it
/// gave its thread to Dispatch.
enum ExitProbe {
  static func run() throws {
    try report("in main")
    if CommandLine.arguments.contains("park") { park() }
    atexit { try? ExitProbe.report("at exit") }
    if CommandLine.arguments.contains("call") { exit(0) }
  }

  /// As the `main` of a program does that is asynchronous.
  private static func park() -> Never {
    Thread {
      // The main thread gets there soon, and nobody says when.
      while (try? mainStackCounts()) == true { sched_yield() }
      try? report("parked")
      _exit(0)
    }.start()
    dispatchMain()
  }

  private static func mainStackCounts() throws -> Bool {
    try FrozenProcess.inspect { memory in
      [memory.threads.contains { $0.isMain && !$0.stack.isEmpty } ? 1 : 0]
    } == [1]
  }

  private static func report(_ name: String) throws {
    try Probe.report { memory in
      let stack = memory.threads.first { $0.isMain }?.stack
      return ["\(name): \(stack?.isEmpty == false)"]
    }
    fflush(nil)
  }
}
