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
    let pipe = Pipe()
    let ends = [pipe.fileHandleForReading, pipe.fileHandleForWriting].map(\.fileDescriptor)
    attempt("open files") { _ in ends.filter { fcntl($0, F_GETFD) >= 0 }.map { _ in 1 } }
    // What the copy writes to gets the number of a stream that is closed.
    close(0)
    close(2)
    attempt("result without streams") { _ in [1, 2, 3] }
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
