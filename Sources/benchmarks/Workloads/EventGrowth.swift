import ReactiveCore

/// What an event leaves behind after it has been delivered.
///
/// Nothing, but where ReactiveCocoa 2.5 itself keeps something per event.
enum EventGrowth {
  /// Makes something that takes events.
  private typealias Maker = () -> (Int) -> Void

  static var measurements: [Measurement] {
    steady.map { measurement($0, $1, .atMost, 0.1) }
      + growing.map { measurement($0, $1, .atLeast, 8) }
  }

  private static var steady: [(String, Maker)] {
    [
      ("subject", { subscribed(RACSubject()) { $0 } }),
      ("behavior subject", { subscribed(RACBehaviorSubject(defaultValue: 0)) { $0 } }),
      ("replay subject of 10", { subscribed(RACReplaySubject(capacity: 10)) { $0 } }),
      ("flattenMap", { subscribed(RACSubject()) { $0.flattenMap { .return($0) } } }),
      ("filter, scan, distinct", { subscribed(RACSubject(), filterScanDistinct) }),
      ("merge", { subscribed(RACSubject()) { .merge([$0, $0]) } }),
      ("combineLatest", { subscribed(RACSubject()) { $0.combineLatestWith($0).map { $0 &+ $1 } } }),
      ("observed property", observedProperty),
      ("recursive block", recursiveBlock),
    ]
  }

  private static var growing: [(String, Maker)] {
    [
      ("unlimited replay", { subscribed(RACReplaySubject()) { $0 } }),
      ("repeating test schedule", repeatingTestSchedule),
    ]
  }

  private static func measurement(
    _ name: String, _ make: @escaping Maker, _ bound: Row.Bound, _ limit: Double
  ) -> Measurement {
    let name = "growth per event, \(name)"
    return Measurement(name: name) { _ in
      guard Memory.allocatedBytes != nil else {
        return Row(skipping: name, because: "this system does not say", in: "bytes", limit: limit)
      }
      // What a repeating schedule nests is released recursively: no more events than the stack takes.
      let count = bound == .atLeast ? 10_000 : 100_000
      let send = make()
      for event in 0..<1_000 { send(event) }
      let growth = Memory.growth {
        for event in 0..<count { send(event) }
      }
      let samples = Samples([growth / Double(count)])
      return Row(name, .bytes, samples, in: "bytes", bound: bound, limit: limit)
    }
  }

  // MARK: What takes events

  private static func subscribed(
    _ subject: RACSubject<Int>, _ apply: (RACSubject<Int>) -> RACSignal<Int>
  ) -> (Int) -> Void {
    var sum = 0
    apply(subject).subscribeNext { sum &+= $0 }
    return { subject.sendNext($0) }
  }

  private static func filterScanDistinct(_ subject: RACSubject<Int>) -> RACSignal<Int> {
    subject.filter { $0 & 1 == 0 }.scanWithStart(0) { $0 &+ $1 }.distinctUntilChanged()
  }

  private static func observedProperty() -> (Int) -> Void {
    let model = Model()
    var sum = 0
    model.observe(model, \.number).subscribeNext { sum &+= $0 }
    return { model.number = $0 }
  }

  private static func recursiveBlock() -> (Int) -> Void {
    let scheduler = RACTestScheduler()
    scheduler.scheduleRecursiveBlock { reschedule in reschedule() }
    return { _ in scheduler.step() }
  }

  private static func repeatingTestSchedule() -> (Int) -> Void {
    let scheduler = RACTestScheduler()
    let disposable = scheduler.afterDelay(.zero, repeatingEvery: .seconds(1)) {}
    return { _ in withExtendedLifetime(disposable) { scheduler.step() } }
  }
}

/// Something with an observable property.
private final class Model: RACObject {
  let rac = RACLifetime()
  var number = 0 { didSet { didChange(\.number, from: oldValue) } }

  deinit { rac.dispose() }
}
