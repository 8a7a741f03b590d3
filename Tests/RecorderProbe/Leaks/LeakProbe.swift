import Foundation
import LeakInspection

/// How many objects of each class of the sample are unreachable.
enum LeakProbe {
  static func run() throws {
    let start = HeapRecorder.mark()
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      LeakSample.make()
      done.signal()
    }
    thread.start()
    done.wait()
    while !thread.isFinished { sched_yield() }
    let result = try HeapInspection.inspect(ObjectTracker { _ in }, since: start)
    var counts: [String: Int] = [:]
    for survivors in result.untracked where survivors.kind != .held {
      let name = survivors.type.split(separator: ".").last ?? ""
      counts[String(name), default: 0] += survivors.count
    }
    for (name, count) in counts.sorted(by: { $0.key < $1.key }) { print("\(name): \(count)") }
  }
}
