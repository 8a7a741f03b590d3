import Foundation
import LeakInspection

/// Blocks that are resized over and over, by several threads at once.
enum ResizeProbe {
  private static let threadCount = 4
  private static let sizes = [24, 500, 40, 300_000, 1_000_000, 150_000, 64, 130_000, 25]

  static func run() throws {
    nonisolated(unsafe) let results = UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(
      capacity: threadCount)
    let finished = DispatchSemaphore(value: 0)
    for thread in 0..<threadCount {
      Thread {
        var block = malloc(10)
        for round in 0..<9000 { block = realloc(block, sizes[(round + thread) % sizes.count]) }
        results[thread] = block
        finished.signal()
      }.start()
    }
    for _ in 0..<threadCount { finished.wait() }
    try Probe.report { memory in
      (0..<threadCount).map { thread in
        let index = memory.blocks.index(startingAt: UInt(bitPattern: results[thread]))
        let right = sizes[(8999 + thread) % sizes.count]
        return index.map { memory.blocks[$0].size == right } == true ? "right" : "wrong"
      }
    }
    // What is left of four blocks are four blocks, whatever their sizes were on the way.
    print("more: \(try blockCount(growing: 1) - blockCount(growing: 20000))")
  }

  /// The number of live blocks after a block was resized so many times and freed.
  private static func blockCount(growing rounds: Int) throws -> Int {
    var block = malloc(10)
    for round in 0..<rounds { block = realloc(block, sizes[round % sizes.count]) }
    free(block)
    let count = try FrozenProcess.inspect { Array(String($0.blocks.count).utf8) }
    return Int(String(decoding: count, as: UTF8.self)) ?? 0
  }
}
