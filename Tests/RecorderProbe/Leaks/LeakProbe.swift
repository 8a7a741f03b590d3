import Foundation
import LeakInspection

/// How many objects of each class of each sample are unreachable, as `rings Ring: 15`.
enum LeakProbe {
  static func run() throws {
    for name in CommandLine.arguments.dropFirst(2) {
      guard let sample = LeakSamples.all[name] else { continue }
      let start = HeapRecorder.mark()
      Probe.onThread(sample)
      let result = try HeapInspection.inspect(ObjectTracker { _ in }, since: start)
      var counts: [String: Int] = [:]
      for survivors in result.untracked where survivors.kind != .held {
        // Generic arguments are no part of what the other finds out.
        let type = survivors.type.prefix { $0 != "<" }.split(separator: ".").last ?? ""
        counts[String(type), default: 0] += survivors.count
      }
      for (type, count) in counts.sorted(by: { $0.key < $1.key }) {
        print("\(name) \(type): \(count)")
      }
    }
  }
}
