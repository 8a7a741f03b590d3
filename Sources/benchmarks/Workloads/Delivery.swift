import ReactiveCore

/// One value delivered to one of the 1,000 subscribers of a subject.
enum Delivery {
  static var workload: Workload {
    Workload(name: "delivery to each of 1,000 subscribers", operations: 50_000, limit: 2) {
      var sum = 0
      let subject = RACSubject<Int>()
      for _ in 0..<1_000 { subject.subscribeNext { sum &+= $0 } }
      return { times in
        for value in 0..<(times / 1_000) { subject.sendNext(value) }
        return sum
      }
    }
  }
}
