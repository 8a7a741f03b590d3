import Foundation
import LeakInspection

/// Blocks born before, under and after marks.
enum MarkProbe {
  static func run() throws {
    var blocks = [malloc(10), malloc(500_000)]
    var marks = [0, 0]
    for _ in 0..<3 {
      guard let mark = HeapRecorder.mark() else { continue }
      blocks += [malloc(10), calloc(10, 50_000)]
      marks += [Int(mark.number), Int(mark.number)]
    }
    // A resized block is as old as it was.
    blocks[0] = realloc(blocks[0], 400_000)
    blocks[1] = realloc(blocks[1], 20)
    try Probe.report { memory in
      let found = blocks.map { block -> Int in
        guard let index = memory.blocks.index(startingAt: UInt(bitPattern: block)) else {
          return -1
        }
        return Int(memory.blocks[index].mark?.number ?? 0)
      }
      return ["marks: \(found)", "as given: \(found == marks)"]
    }
    while HeapRecorder.mark() != nil {}
    let last = malloc(10)
    try Probe.report { memory in
      let index = memory.blocks.index(startingAt: UInt(bitPattern: last))
      return ["last: \(index.map { memory.blocks[$0].mark?.number ?? 0 } ?? 0)"]
    }
  }
}
