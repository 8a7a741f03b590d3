import Foundation
import LeakInspection

/// Dispatch workers with and without work.
enum WorkerProbe {
  static func run() throws {
    let started = DispatchSemaphore(value: 0)
    let held = DispatchSemaphore(value: 0)
    let group = DispatchGroup()
    for _ in 0..<2 {
      DispatchQueue.global().async(group: group) {
        started.signal()
        held.wait()
      }
    }
    for _ in 0..<2 { started.wait() }
    try report("busy")
    for _ in 0..<2 { held.signal() }
    group.wait()
    // A worker is idle when it waits for work again, which it soon does, and nobody says when.
    while try idleCount() < 2 { sched_yield() }
    try report("free")
  }

  private static func report(_ name: String) throws {
    try Probe.report { memory in
      let idle = memory.threads.filter(\.isIdleWorker)
      let working = memory.threads.filter { !$0.isCaller && runsProbe($0, in: memory) }
      let unknown = memory.threads.filter { $0.pointer == nil || $0.threadLocal.isEmpty }
      return [
        "\(name): \(idle.count) idle, \(working.count) working, \(unknown.count) unknown",
        "\(name): idle stacks in use: \(idle.filter { !$0.stack.isEmpty }.count)",
        "\(name): used work items: \(!memory.usedWorkItems.isEmpty)",
      ]
    }
  }

  /// Whether the work is on a thread's stack.
  ///
  /// Other code of this program may be on that of a worker that Dispatch is just starting: it allocates, and
  /// the recorder's functions are the program's.
  private static func runsProbe(_ thread: FrozenThread, in memory: FrozenMemory) -> Bool {
    let program = memory.images.images.first
    return memory.reader.words(in: thread.stack).contains {
      memory.images.image(executing: $0) === program
        && memory.images.symbol(at: $0)?.name.contains("WorkerProbe") == true
    }
  }

  private static func idleCount() throws -> Int {
    Int(try FrozenProcess.inspect { [UInt8($0.threads.filter(\.isIdleWorker).count)] }[0])
  }
}
