/// The benchmarks, in the order of the report.
struct Suite {
  let isQuick: Bool
  /// What a benchmark's name has to contain; empty for all.
  let filter: String

  /// Measures everything that is wanted.
  func run() -> [Row] {
    // First, while this process is small: a program begins with its parent's peak as its own.
    let memory = rows(HeapCosts.memory)
    return timings()
      + rows(
        LiveSubscriptions.measurements + RxLiveSubscriptions.measurements
          + EventGrowth.measurements + CommandTimes.measurements + HeapCosts.times
          + ExecCosts.measurements) + memory
  }

  private func rows(_ measurements: [Measurement]) -> [Row] {
    measurements.filter { isWanted($0.name) }.map { $0.row(isQuick) }
  }

  private func isWanted(_ name: String) -> Bool { filter.isEmpty || name.contains(filter) }

  /// Times the workloads and the yardstick in turn, so that what disturbs one disturbs all.
  ///
  /// Samples are many and take a few milliseconds each: the best of them were not interrupted, however
  /// busy the machine is.
  private func timings() -> [Row] {
    let all =
      BindOperators.workloads + [Delivery.workload] + SubscribeAndDispose.workloads
      + RxEvents.workloads + RxSubscribeAndDispose.workloads
    let workloads = all.filter { isWanted($0.name) }
    if workloads.isEmpty { return [] }
    var yardstick = Samples()
    var samples = Array(repeating: Samples(), count: workloads.count)
    for _ in 0..<(isQuick ? 20 : 200) {
      for (index, workload) in workloads.enumerated() {
        yardstick.add(time(50_000, Yardstick.run))
        samples[index].add(time(workload.operations, workload.prepare()))
      }
    }
    let one = (yardstick.best, yardstick.median)
    return [Row("the yardstick", .nanoseconds, yardstick, in: "yardsticks", worth: one, limit: 1)]
      + zip(workloads, samples).map { workload, samples in
        Row(
          workload.name, .nanoseconds, samples, in: "yardsticks", worth: one, limit: workload.limit)
      } + SubscribeAndDispose.comparison(of: Array(zip(workloads, samples)))
      + RxSubscribeAndDispose.comparison(of: Array(zip(workloads, samples)))
  }

  /// Nanoseconds per operation.
  private func time(_ operations: Int, _ run: (Int) -> Int) -> Double {
    var checksum = 0
    let elapsed = ContinuousClock().measure { checksum = run(operations) }
    precondition(checksum != .min, "the result has to be used")
    return elapsed / .nanoseconds(operations)
  }
}

/// Something that is done many times and timed.
struct Workload {
  let name: String
  /// How often it is done in one sample.
  let operations: Int
  /// How many yardsticks one operation may take.
  let limit: Double
  /// Prepares a sample, which is not timed, and returns what is: doing it a number of times.
  ///
  /// Its result depends on all of the work, so that none can be left out.
  let prepare: () -> (_ times: Int) -> Int
}

/// Something that is measured by itself.
struct Measurement {
  let name: String
  /// Makes the row of the report.
  let row: (_ isQuick: Bool) -> Row
}
