import ReactiveCore

/// One subscription to a subject, disposed at once: alone, and beside others that stay.
enum SubscribeAndDispose {
  static var workloads: [Workload] { [alone, crowded] }

  private static var alone: Workload { workload("subscribe and dispose", others: 0) }
  private static var crowded: Workload {
    workload("subscribe and dispose beside 1,000 others", others: 1_000)
  }

  private static func workload(_ name: String, others: Int) -> Workload {
    Workload(name: name, operations: 2_000, limit: others == 0 ? 16 : 16 * 1.2) {
      var sum = 0
      let subject = RACSubject<Int>()
      for _ in 0..<others { subject.subscribeNext { sum &+= $0 } }
      return { times in
        for _ in 0..<times { subject.subscribeNext { sum &+= $0 }?.dispose() }
        return sum
      }
    }
  }

  /// What the others cost.
  static func comparison(of results: [(workload: Workload, samples: Samples)]) -> [Row] {
    let samples = workloads.compactMap { wanted in
      results.first { $0.workload.name == wanted.name }?.samples
    }
    guard let alone = samples.first, let crowded = samples.last else { return [] }
    return [
      Row(
        "the same, compared", .nanoseconds, crowded, in: "times alone",
        worth: (alone.best, alone.median), limit: 1.2)
    ]
  }
}
