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
    for survivors in result.untracked.sorted(by: { $0.type < $1.type }) {
      print("\(survivors.type.split(separator: ".").last ?? "?"): \(survivors.count)")
    }
  }
}
