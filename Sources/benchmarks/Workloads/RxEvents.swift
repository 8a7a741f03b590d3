import ReactiveCore

/// What the Rx family takes for an event, a cold subscription or an inner sequence.
///
/// Each limit is what the fastest of RxSwift, ReactiveSwift and OpenCombine takes for the same.
enum RxEvents {
  static var workloads: [Workload] {
    [mapAndFilter, delivery, cold, flatMapToJust, lateReplay, combineLatest]
  }

  private static var mapAndFilter: Workload {
    Workload(name: "Rx: map and filter, per event", operations: 5_000, limit: 3.2) {
      var sum = 0
      let subject = PublishSubject<Int>()
      let subscription = subject.map { $0 &+ 1 }.filter { $0 & 1 == 0 }
        .subscribe(onNext: { sum &+= $0 })
      let end = Ended(subscription)
      return { times in
        for value in 0..<times { subject.onNext(value) }
        return withExtendedLifetime(end) { sum }
      }
    }
  }

  private static var delivery: Workload {
    Workload(name: "Rx: delivery to each of 1,000 observers", operations: 50_000, limit: 1) {
      var sum = 0
      let subject = PublishSubject<Int>()
      for _ in 0..<1_000 { _ = subject.subscribe(onNext: { sum &+= $0 }) }
      return { times in
        for value in 0..<(times / 1_000) { subject.onNext(value) }
        return sum
      }
    }
  }

  private static var cold: Workload {
    Workload(
      name: "Rx: create and map, 10 values to the end, per subscription", operations: 1_000,
      limit: 31.5
    ) {
      var sum = 0
      return { times in
        for _ in 0..<times {
          let source = Observable<Int>.create { observer in
            for value in 0..<10 { observer.onNext(value) }
            observer.onCompleted()
            return Disposables.create()
          }
          _ = source.map { $0 &+ 1 }.subscribe(onNext: { sum &+= $0 })
        }
        return sum
      }
    }
  }

  private static var flatMapToJust: Workload {
    Workload(name: "Rx: flatMap to just, per outer value", operations: 2_000, limit: 15.6) {
      var sum = 0
      let subject = PublishSubject<Int>()
      let subscription = subject.flatMap { Observable.just($0) }.subscribe(onNext: { sum &+= $0 })
      let end = Ended(subscription)
      return { times in
        for value in 0..<times { subject.onNext(value) }
        return withExtendedLifetime(end) { sum }
      }
    }
  }

  private static var lateReplay: Workload {
    Workload(
      name: "Rx: replay 16 with a late observer per 1,000 events, per event", operations: 5_000,
      limit: 13.1
    ) {
      var sum = 0
      let subject = ReplaySubject<Int>.create(bufferSize: 16)
      return { times in
        for value in 0..<times {
          subject.onNext(value)
          if value % 1_000 == 999 { subject.subscribe(onNext: { sum &+= $0 }).dispose() }
        }
        return sum
      }
    }
  }

  private static var combineLatest: Workload {
    Workload(name: "Rx: combineLatest of two, per event", operations: 2_000, limit: 13.2) {
      var sum = 0
      let (left, right) = (PublishSubject<Int>(), PublishSubject<Int>())
      let subscription = Observable.combineLatest(left, right) { $0 &+ $1 }
        .subscribe(onNext: { sum &+= $0 })
      let end = Ended(subscription)
      return { times in
        for value in 0..<times { (value & 1 == 0 ? left : right).onNext(value) }
        return withExtendedLifetime(end) { sum }
      }
    }
  }
}

/// Disposes a subscription when a sample is over.
private final class Ended {
  private let subscription: any Disposable

  init(_ subscription: any Disposable) {
    self.subscription = subscription
  }

  deinit { subscription.dispose() }
}
