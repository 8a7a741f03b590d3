import Foundation
import LeakInspection

/// Inspections that go wrong, each followed by the news that the program is well.
enum FailureProbe {
  static func run() throws {
    // The deadline must pass whatever the machine does: the loop never ends.
    attempt("endless", deadline: .milliseconds(100)) { _ in
      while true { sched_yield() }
    }
    attempt("wild read") { _ in
      [UnsafePointer<UInt8>(bitPattern: 16)?.pointee ?? 0]
    }
    attempt("trap") { memory in
      [UInt8(memory.blocks[-1].size)]
    }
    attempt("killed") { _ in
      kill(getpid(), SIGKILL)
      return []
    }
    attempt("exit") { _ in _exit(3) }
    attempt("large result") { _ in [UInt8](repeating: 7, count: 3_000_000) }
    attempt("empty result") { _ in [] }
  }

  private static func attempt(
    _ name: String, deadline: Duration = .seconds(60), _ body: (FrozenMemory) -> [UInt8]
  ) {
    do {
      let result = try FrozenProcess.inspect(deadline: deadline, body: body)
      print("\(name): \(result.count) bytes")
    } catch {
      print("\(name): \(error)")
    }
  }
}
