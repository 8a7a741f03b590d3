import ReactiveCore
import Testing

/// One life of a subscription through an operator of the Rx family, in frames of its own.
struct RxLifecycle {
  /// What the subscriber received.
  private(set) var events: [String] = []
  /// How often a cold source was cleaned up after.
  private(set) var cleanupCount = 0
  /// What was alive while only the source and the scheduler were held.
  private(set) var whileHeld: Survivors = []
  /// What was alive when nothing was held.
  private(set) var afterwards: Survivors = []

  private weak var source: AnyObject?
  private weak var operand: Payload?
  private weak var payload: Payload?

  /// Plays it on a subject that is sent 1, 2, 2 and the end.
  static func onSubject(_ line: RxOperatorLine, _ end: Lifecycle.End) -> RxLifecycle {
    var life = RxLifecycle()
    life.play(line, end, makeSource: { PublishSubject<Int>() }, send: { emit(to: $0, end) })
    life.afterwards = life.survivors
    return life
  }

  /// Plays it on a cold sequence that sends the same while it is subscribed to and keeps nobody.
  static func onColdSequence(_ line: RxOperatorLine, _ end: Lifecycle.End) -> RxLifecycle {
    let cleanups = EventLog()
    var life = RxLifecycle()
    let makeSource = {
      Observable<Int>.create { observer in
        emit(to: observer, end)
        return cleanups.cleanup()
      }
    }
    life.play(line, end, makeSource: makeSource, send: { _ in })
    life.afterwards = life.survivors
    life.cleanupCount = cleanups.entries.count
    return life
  }

  private static func emit<Observer: ObserverType<Int>>(to observer: Observer, _ end: Lifecycle.End)
  {
    for value in [1, 2, 2] { observer.onNext(value) }
    switch end {
    case .completed: observer.onCompleted()
    case .failed: observer.onError(TestError.first)
    case .disposed, .never: break
    }
  }

  @inline(never)
  private mutating func play<Source: Observable<Int>>(
    _ line: RxOperatorLine, _ end: Lifecycle.End, makeSource: () -> Source, send: (Source) -> Void
  ) {
    let source = makeSource()
    let scheduler = VirtualTimeScheduler()
    self.source = source
    let log = EventLog()
    subscribe(line, end, to: source, scheduler, log) { send(source) }
    whileHeld = survivors.subtracting(.source)
    events = log.entries
    withExtendedLifetime((source, scheduler)) {}
  }

  @inline(never)
  private mutating func subscribe(
    _ line: RxOperatorLine, _ end: Lifecycle.End, to source: Observable<Int>,
    _ scheduler: VirtualTimeScheduler, _ log: EventLog, send: () -> Void
  ) {
    let (operand, payload) = (Payload(), Payload())
    self.operand = operand
    self.payload = payload
    let operands = RxOperatorLine.Operands(payload: operand, scheduler: scheduler)
    let subscription = line.subscribe(
      source, operands, RxOperatorLine.Recipient(log: log, payload: payload))
    scheduler.advance(by: .zero)
    send()
    // Long enough for every delay, and short of the end of a table line's intervals.
    scheduler.advance(by: .seconds(10))
    if end == .disposed { subscription.dispose() }
    scheduler.advance(by: .zero)
  }

  private var survivors: Survivors {
    var survivors: Survivors = []
    if source != nil { survivors.insert(.source) }
    if operand != nil { survivors.insert(.operatorBlocks) }
    if payload != nil { survivors.insert(.subscriberBlocks) }
    return survivors
  }
}
