import ReactiveCore

/// One event through one operator made of `bind`, from a subject to a subscriber.
enum BindOperators {
  static var workloads: [Workload] {
    [
      workload("bind") { subject in subject.bind { { value, _ in .return(value) } } },
      workload("flattenMap") { $0.flattenMap { .return($0) } },
      workload("map") { $0.map { $0 &+ 1 } },
      workload("filter") { $0.filter { $0 & 1 == 0 } },
      workload("take") { $0.take(.max) },
      workload("skip") { $0.skip(1) },
      workload("scan") { $0.scanWithStart(0) { $0 &+ $1 } },
      workload("distinctUntilChanged") { $0.distinctUntilChanged() },
      workload("ignoreValues") { $0.ignoreValues() },
    ]
  }

  private static func workload(
    _ name: String, _ apply: @escaping (RACSubject<Int>) -> RACSignal<Int>
  ) -> Workload {
    Workload(name: "\(name), per event", operations: 2_000, limit: 26) {
      var sum = 0
      let subject = RACSubject<Int>()
      let disposable = RACScopedDisposable { subject.sendCompleted() }
      apply(subject).subscribeNext { sum &+= $0 }
      return { times in
        for value in 0..<times { subject.sendNext(value) }
        return withExtendedLifetime(disposable) { sum }
      }
    }
  }
}
