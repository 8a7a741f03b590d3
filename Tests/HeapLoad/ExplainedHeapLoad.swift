import Foundation
import LeakInspection

/// Asks of ten objects of a large heap why they are alive, and prints what that took.
struct ExplainedHeapLoad {
  /// How the load is linked, and so which of its objects are asked for.
  enum Shape: String, CaseIterable {
    /// A list from a global variable; the ten are the first of it.
    case list
    /// The same; the ten are spread over all of its length.
    case deep
    /// One ring that nothing holds; the ten are spread over it.
    case ring
    /// Ten short rings beside a list.
    case beside
  }

  let liveNodes: Int
  let shape: Shape

  private let tracker = ObjectTracker { _ in }

  init(liveNodes: Int, shape: Shape) {
    self.liveNodes = liveNodes
    self.shape = shape
  }

  func run() {
    HeapLoad(liveNodes: liveNodes).keepNodes()
    track()
    let kilobytes = residentKilobytes()
    let start = ContinuousClock.now
    do {
      var options = InspectionOptions()
      options.deadline = .seconds(120)
      let result = try HeapInspection.inspect(tracker, options: options)
      let time = ContinuousClock.now - start
      print(
        "\(shape): \(Int((time / .milliseconds(1)).rounded())) ms,",
        "\(usageOfChildren().ru_utime.milliseconds + usageOfChildren().ru_stime.milliseconds) in the copy,",
        "\(usageOfChildren().ru_maxrss - kilobytes) kilobytes more than the program's own \(kilobytes),",
        Set(result.explanations.map { "\($0.kind)" }).sorted().joined(separator: " "),
        "of \(result.explanations.count)")
    } catch {
      print("\(shape): not inspected: \(error)")
    }
    withExtendedLifetime(LoadNode.first) {}
    fflush(nil)
    // Taking the list apart is no part of the load.
    _exit(0)
  }

  @inline(never)
  private func track() {
    switch shape {
    case .list: trackEach(1)
    case .deep: trackEach(liveNodes / 10)
    case .ring:
      trackEach(liveNodes / 10)
      closeRing()
    case .beside:
      for _ in 0..<10 {
        let first = LoadNode(1)
        let second = LoadNode(2)
        first.next = second
        second.next = first
        tracker.track(first, label: "node")
      }
    }
  }

  @inline(never)
  private func trackEach(_ distance: Int) {
    var node = LoadNode.first
    var position = 0
    while let next = node {
      if position % distance == distance - 1, position < 10 * distance {
        tracker.track(next, label: "node")
      }
      node = next.next
      position += 1
    }
  }

  @inline(never)
  private func closeRing() {
    var last = LoadNode.first
    while let next = last?.next { last = next }
    last?.next = LoadNode.first
    LoadNode.first = nil
  }

  private func residentKilobytes() -> Int {
    let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) } ?? 0
  }

  private func usageOfChildren() -> rusage {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
    return usage
  }
}

extension timeval {
  fileprivate var milliseconds: Int { tv_sec * 1000 + Int(tv_usec) / 1000 }
}
