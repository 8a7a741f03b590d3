import Foundation

/// Works on several inputs at a time and delivers the outputs in the order of the inputs.
///
/// What is delivered, and in which order, does not depend on the number of workers.
enum OrderedWork {
  /// Calls `work` for each input on one of `jobs` threads, and `deliver` for each output on the calling
  /// thread, in order and as soon as all earlier ones were delivered.
  ///
  /// When `deliver` throws, no further input is begun; `cancel` is called, which is to end the work at
  /// hand, and the error is thrown when that has ended.
  static func run<Input: Sendable, Output: Sendable>(
    _ inputs: [Input], jobs: Int,
    work: @escaping @Sendable (Input) -> Output,
    cancel: () -> Void,
    deliver: (Input, Output) throws -> Void
  ) throws {
    let workers = min(jobs, inputs.count)
    let board = WorkBoard<Output>(count: inputs.count, workers: workers)
    for _ in 0..<workers {
      Thread.detachNewThread {
        while let index = board.next() { board.post(work(inputs[index]), at: index) }
        board.leave()
      }
    }
    defer { board.waitForWorkers() }
    do {
      for (index, input) in inputs.enumerated() { try deliver(input, board.output(at: index)) }
    } catch {
      board.close()
      cancel()
      throw error
    }
  }
}
