import LeakInspection

/// Looks at a large frozen heap, and prints how long the steps took.
struct FrozenHeapLoad {
  let liveNodes: Int

  func run() {
    HeapLoad(liveNodes: liveNodes).keepNodes()
    let start = ContinuousClock.now
    do {
      let report = try FrozenProcess.inspect(deadline: .seconds(60)) { memory in
        Array((opened(memory, after: start) + followed(memory)).utf8)
      }
      print(String(decoding: report, as: UTF8.self), terminator: "")
    } catch {
      print("not inspected: \(error)")
    }
    let whole = ContinuousClock.now - start
    print("frozen and back: \(milliseconds(whole)) ms")
    withExtendedLifetime(LoadNode.first) {}
  }

  private func opened(_ memory: FrozenMemory, after start: ContinuousClock.Instant) -> String {
    let time = ContinuousClock.now - start
    return "frozen, \(memory.blocks.count) blocks listed: \(milliseconds(time)) ms\n"
  }

  /// Looks up what every word of every block points at.
  private func followed(_ memory: FrozenMemory) -> String {
    var words = 0
    var hits = 0
    let time = ContinuousClock().measure {
      for block in memory.blocks {
        for word in memory.reader.words(in: block.range) {
          words += 1
          if memory.blocks.index(containing: word) != nil { hits += 1 }
        }
      }
    }
    let each = time / words / .nanoseconds(1)
    return "\(words) words followed, \(hits) into blocks: \(Int(each.rounded())) ns each\n"
  }

  private func milliseconds(_ time: Duration) -> Int { Int((time / .milliseconds(1)).rounded()) }
}
