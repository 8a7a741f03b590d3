import ReactiveCore

/// One subscription to a subject of the Rx family, disposed at once: alone, and beside others that stay.
enum RxSubscribeAndDispose {
  static var workloads: [Workload] { [alone, crowded] }

  private static var alone: Workload {
    workload("Rx: subscribe and dispose", others: 0, limit: 15.9)
  }
  private static var crowded: Workload {
    workload("Rx: subscribe and dispose beside 1,000 others", others: 1_000, limit: 27.6)
  }

  private static func workload(_ name: String, others: Int, limit: Double) -> Workload {
    Workload(name: name, operations: 2_000, limit: limit) {
      var sum = 0
      let subject = PublishSubject<Int>()
      for _ in 0..<others { _ = subject.subscribe(onNext: { sum &+= $0 }) }
      return { times in
        for _ in 0..<times { subject.subscribe(onNext: { sum &+= $0 }).dispose() }
        return sum
      }
    }
  }

  /// What the others cost.
  static func comparison(of results: [(workload: Workload, samples: Samples)]) -> [Row] {
    let samples = workloads.compactMap { wanted in
      results.first { $0.workload.name == wanted.name }?.samples
    }
    guard samples.count == 2 else { return [] }
    return [
      Row(
        "Rx: the same, compared", .nanoseconds, samples[1], in: "times alone",
        worth: (samples[0].best, samples[0].median), limit: 1.1)
    ]
  }
}
