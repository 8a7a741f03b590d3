import Foundation

/// A program that does nothing but allocate: live nodes of four blocks each, and ten times as many
/// short-lived ones.
struct HeapLoad {
  let liveNodes: Int

  /// Builds the load, and prints the seconds that it took and the kilobytes that it used at most.
  func run() {
    let clock = ContinuousClock()
    var checksum = 0
    let time = clock.measure {
      keepNodes()
      for number in 0..<liveNodes * 10 { checksum &+= LoadNode(number).number }
    }
    print(time / .seconds(1), kilobytesUsed(), checksum)
    // Taking the list apart is no part of the load.
    exit(0)
  }

  /// Links the live nodes from a global variable.
  func keepNodes() {
    for number in 0..<liveNodes {
      let node = LoadNode(number)
      node.next = LoadNode.first
      LoadNode.first = node
    }
  }

  private func kilobytesUsed() -> Int {
    let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) } ?? 0
  }
}
