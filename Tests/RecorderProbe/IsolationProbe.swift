import Foundation
import LeakInspection

/// What the walk itself allocates.
enum IsolationProbe {
  static func run() throws {
    let block = malloc(100)
    // The first time, the program's own side of it makes lasting blocks: buffers, metadata.
    _ = try inspectedCount()
    let before = try inspectedCount()
    let again = try inspectedCount()
    print("the same count twice: \(before == again)")
    try Probe.report { memory in
      var own = [[UInt]](repeating: [], count: 1000)
      for index in own.indices { own[index] = [UInt](repeating: 0, count: index * 20 + 1) }
      let addresses = own.map { array in array.withUnsafeBytes { UInt(bitPattern: $0.baseAddress) }
      }
      let listed = addresses.filter { memory.blocks.index(containing: $0) != nil }
      let readable = addresses.filter { memory.reader.word(at: $0) != nil }
      // Blocks of the program that the walk gives back or resizes stay as they were.
      free(block)
      let resized = realloc(malloc(10), 100_000)
      let index = memory.blocks.index(startingAt: UInt(bitPattern: block))
      return [
        "own blocks listed: \(listed.count)", "own memory readable: \(readable.count)",
        "freed block still there: \(index != nil)",
        "resized: \(resized != nil && malloc_usable_size(resized) >= 100_000)",
        "zeroed: \(isZeroed(calloc(10, 100), count: 1000))",
        "aligned: \(UInt(bitPattern: memalign(4096, 10)) % 4096 == 0)",
      ]
    }
    free(block)
  }

  private static func isZeroed(_ block: UnsafeMutableRawPointer?, count: Int) -> Bool {
    UnsafeRawBufferPointer(start: block, count: count).allSatisfy { $0 == 0 }
  }

  private static func inspectedCount() throws -> Int {
    let bytes = try FrozenProcess.inspect { memory in
      withUnsafeBytes(of: memory.blocks.count) { Array($0) }
    }
    return bytes.withUnsafeBytes { $0.loadUnaligned(as: Int.self) }
  }
}
