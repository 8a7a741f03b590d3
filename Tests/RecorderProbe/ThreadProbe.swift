import Foundation
import LeakInspection

/// Blocks that other threads allocated, and whom those threads gave to others to free.
enum ThreadProbe {
  static func run() throws {
    nonisolated(unsafe) let kept = UnsafeMutablePointer<UInt>.allocate(capacity: 800)
    nonisolated(unsafe) let given = UnsafeMutablePointer<UInt>.allocate(capacity: 800)
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for number in 0..<100 {
        kept[thread * 100 + number] = UInt(bitPattern: malloc(16 + number))
        given[thread * 100 + number] = UInt(bitPattern: malloc(2000 + number * 3000))
      }
    }
    for index in 0..<800 { free(UnsafeMutableRawPointer(bitPattern: given[index])) }
    try Probe.report { memory in
      let right = (0..<800).filter { index in
        memory.blocks.index(startingAt: kept[index])
          .map { memory.blocks[$0].size == 16 + index % 100 } ?? false
      }
      let ghosts = (0..<800).filter { index in
        memory.blocks.index(startingAt: given[index])
          .map { memory.blocks[$0].size == 2000 + (index % 100) * 3000 } ?? false
      }
      return ["kept: \(right.count)", "ghosts: \(ghosts.count)"]
    }
  }
}
