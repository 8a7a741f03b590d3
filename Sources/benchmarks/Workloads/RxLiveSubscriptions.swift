import ReactiveCore

/// What a live subscription to a subject of the Rx family takes, with the caller's reference to its
/// disposable.
enum RxLiveSubscriptions {
  static var measurements: [Measurement] {
    let name = "Rx: memory per live subscription, of 100,000"
    return [
      Measurement(name: name) { isQuick in
        guard Memory.allocatedBytes != nil else {
          return Row(skipping: name, because: "this system does not say", in: "bytes", limit: 500)
        }
        let samples = (0..<(isQuick ? 1 : 3)).map { _ in bytesPerSubscription(of: 100_000) }
        return Row(name, .bytes, Samples(samples), in: "bytes", limit: 500)
      }
    ]
  }

  @inline(never)
  private static func bytesPerSubscription(of count: Int) -> Double {
    let subject = PublishSubject<Int>()
    let sum = Sum()
    var disposables: [any Disposable] = []
    let growth = Memory.growth {
      for index in 0..<count {
        disposables.append(subject.subscribe(onNext: { sum.value &+= $0 &* index }))
      }
    }
    withExtendedLifetime((subject, disposables)) {}
    return growth / Double(count)
  }
}

/// What observers add to.
private final class Sum {
  var value = 0
}
