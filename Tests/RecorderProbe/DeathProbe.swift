import Foundation
import LeakInspection

/// Blocks that are freed, small and large, and objects that are released.
enum DeathProbe {
  private final class Guest {}

  static func run() throws {
    try reuse()
    let kept = [malloc(100), malloc(1_000_000), memalign(1 << 20, 2_000_000)]
    let freed = [malloc(100), malloc(1_000_000), memalign(1 << 20, 2_000_000)].map(
      Probe.Hidden.init)
    for block in freed { free(UnsafeMutableRawPointer(bitPattern: block.address)) }
    let survivor = Guest()
    let dead = hiddenDeadGuest()
    try Probe.report { memory in
      let isLive = { (address: UInt) in memory.blocks.index(containing: address) != nil }
      return [
        "kept: \(kept.map { isLive(UInt(bitPattern: $0)) })",
        "freed: \(freed.map { isLive($0.address) })",
        "survivor: \(isLive(Probe.Hidden(survivor).address))",
        "dead: \(isLive(dead.address))",
      ]
    }
    withExtendedLifetime(survivor) {}
  }

  /// A large block whose size leaves much of its last page unused, and one that fills the same pages.
  private static func reuse() throws {
    mapLargeBlocks()
    let first = Probe.Hidden(malloc(1_000_000))
    free(UnsafeMutableRawPointer(bitPattern: first.address))
    let second = malloc(1_003_490)
    try Probe.report { memory in
      let start = UInt(bitPattern: second)
      let index = memory.blocks.index(startingAt: start)
      let isWhole = stride(from: start, to: start + 1_003_490, by: 16).allSatisfy {
        memory.blocks.index(containing: $0) == index
      }
      return ["same place: \(first.address == start)", "whole: \(index != nil && isWhole)"]
    }
    free(second)
  }

  @inline(never)
  private static func hiddenDeadGuest() -> Probe.Hidden { Probe.Hidden(Guest()) }
}
