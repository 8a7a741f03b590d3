import Foundation

/// Where workers fetch the number of the next input and post their outputs.
// Unchecked: all variables are touched only while the condition is locked.
final class WorkBoard<Output: Sendable>: @unchecked Sendable {
  private let condition = NSCondition()
  private var upcoming = 0
  private var outputs: [Output?]
  private var workers: Int

  init(count: Int, workers: Int) {
    outputs = Array(repeating: nil, count: count)
    self.workers = workers
  }

  /// The next input that nobody works on; `nil` when there is none.
  func next() -> Int? {
    condition.withLock {
      guard upcoming < outputs.count else { return nil }
      defer { upcoming += 1 }
      return upcoming
    }
  }

  /// Leaves an output for whoever waits for it.
  func post(_ output: Output, at index: Int) {
    condition.withLock {
      outputs[index] = output
      condition.broadcast()
    }
  }

  /// The output at an index, as soon as it is there.
  func output(at index: Int) -> Output {
    condition.withLock {
      while true {
        if let output = outputs[index] { return output }
        condition.wait()
      }
    }
  }

  /// Hands out no further input.
  func close() {
    condition.withLock { upcoming = outputs.count }
  }

  /// Says that a worker has gone.
  func leave() {
    condition.withLock {
      workers -= 1
      condition.broadcast()
    }
  }

  /// Returns when all workers have gone.
  func waitForWorkers() {
    condition.withLock {
      while workers > 0 { condition.wait() }
    }
  }
}
