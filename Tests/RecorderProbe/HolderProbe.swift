import Foundation
import LeakInspection
import Synchronization

/// Blocks that only a thread holds: one that spins, one that waits, one through a thread-local value, and the
/// thread that takes the snapshot.
enum HolderProbe {
  nonisolated(unsafe) private static var hidden: [String: Probe.Hidden] = [:]
  private static let ready = DispatchSemaphore(value: 0)
  private static let isOver = Atomic(false)
  private static let never = DispatchSemaphore(value: 0)

  static func run() throws {
    start("spinning") { block in
      ready.signal()
      while !isOver.load(ordering: .relaxed) {}
      free(block)
    }
    start("waiting") { block in
      ready.signal()
      never.wait()
      free(block)
    }
    start("thread-local") { block in
      var key = pthread_key_t()
      pthread_key_create(&key, nil)
      pthread_setspecific(key, block)
      ready.signal()
      never.wait()
    }
    let block = malloc(50)
    hidden["calling"] = Probe.Hidden(block)
    hidden["nobody"] = lost()
    try Probe.report { memory in
      hidden.keys.sorted().map { name in
        "\(name): \(hidden[name].map { holders(of: $0.address, in: memory) } ?? [])"
      }
    }
    free(block)
    fflush(nil)
    _exit(0)
  }

  private static func start(_ name: String, _ body: @escaping (UnsafeMutableRawPointer) -> Void) {
    nonisolated(unsafe) let body = body
    Thread {
      guard let block = calloc(1, 50) else { return }
      hidden[name] = Probe.Hidden(block)
      body(block)
    }.start()
    ready.wait()
  }

  @inline(never)
  private static func lost() -> Probe.Hidden { Probe.Hidden(malloc(50)) }

  private static func holders(of address: UInt, in memory: FrozenMemory) -> [String] {
    memory.threads.flatMap { thread in
      var found: [String] = []
      if memory.reader.words(in: thread.stack).contains(address) { found.append("stack") }
      if memory.reader.words(in: thread.threadLocal).contains(address) {
        found.append("thread-local")
      }
      if thread.registers.contains(address) { found.append("register") }
      return found
    }
  }
}
