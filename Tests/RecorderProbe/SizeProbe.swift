import Foundation
import LeakInspection

/// The sizes of blocks from every allocating function.
enum SizeProbe {
  private static let sizes = [
    0, 1, 8, 24, 25, 40, 100, 1000, 1032, 4096, 100_000, 200_001, 5_000_000,
  ]

  private typealias Block = (function: String, size: Int, address: UnsafeMutableRawPointer?)

  static func run() throws {
    let blocks = sizes.flatMap(blocks)
    try Probe.report { memory in
      let wrong = blocks.filter { !isRight($0, in: memory) }
      return ["checked: \(blocks.count)"] + wrong.map { "wrong: \($0.function) \($0.size)" }
    }
  }

  private static func blocks(ofSize size: Int) -> [Block] {
    var blocks: [Block] = []
    blocks.append(("malloc", size, malloc(size)))
    blocks.append(("calloc", size, calloc(1, size)))
    blocks.append(("realloc", max(1, size), realloc(malloc(3), max(1, size))))
    blocks.append(("reallocarray", size, reallocarray(nil, 1, size)))
    blocks.append(("aligned_alloc", size, aligned_alloc(64, size)))
    blocks.append(("memalign", size, memalign(4096, size)))
    blocks.append(("posix_memalign", size, posixAligned(1 << 16, size)))
    blocks.append(("valloc", size, valloc(size)))
    // This one hands out whole pages.
    blocks.append(("pvalloc", (size + 4095) / 4096 * 4096, pvalloc(size)))
    return blocks
  }

  private static func isRight(_ block: Block, in memory: FrozenMemory) -> Bool {
    guard let index = memory.blocks.index(startingAt: UInt(bitPattern: block.address)) else {
      return false
    }
    let found = memory.blocks[index]
    return found.size == block.size && memory.usableSize(of: found) >= block.size
      && memory.usableSize(of: found) == malloc_usable_size(block.address)
  }

  private static func posixAligned(_ alignment: Int, _ size: Int) -> UnsafeMutableRawPointer? {
    var block: UnsafeMutableRawPointer?
    return posix_memalign(&block, alignment, size) == 0 ? block : nil
  }
}
