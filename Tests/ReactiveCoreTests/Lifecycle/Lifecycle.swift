import ReactiveCore
import Testing

/// One life of a subscription through an operator, in frames of its own.
struct Lifecycle {
  /// How the subscription ends, if at all.
  enum End: CaseIterable, CustomTestStringConvertible {
    case completed, failed, disposed, never

    var testDescription: String { "\(self)" }
  }

  /// What the subscriber received.
  private(set) var events: [String] = []
  /// How often a cold source was cleaned up after.
  private(set) var cleanupCount = 0
  /// What was alive while only the source was held.
  private(set) var whileHeld: Survivors = []
  /// What was alive when nothing was held.
  private(set) var afterwards: Survivors = []

  private weak var source: AnyObject?
  private weak var operand: Payload?
  private weak var payload: Payload?

  /// Plays it on a subject that is sent 1, 2, 2 and the end.
  static func onSubject(_ line: OperatorLine, _ end: End) -> Lifecycle {
    var life = Lifecycle()
    life.play(line, end, makeSource: { RACSubject<Int>() }, send: { emit(to: $0, end) })
    life.afterwards = life.survivors
    return life
  }

  /// Plays it on a cold signal that sends the same while it is subscribed to and keeps nobody.
  static func onColdSignal(_ line: OperatorLine, _ end: End) -> Lifecycle {
    let cleanups = EventLog()
    var life = Lifecycle()
    let makeSource = {
      RACSignal<Int>.createSignal { subscriber in
        emit(to: subscriber, end)
        return cleanups.disposable()
      }
    }
    life.play(line, end, makeSource: makeSource, send: { _ in })
    life.afterwards = life.survivors
    life.cleanupCount = cleanups.entries.count
    return life
  }

  private static func emit(to subscriber: any RACSubscriberProtocol<Int>, _ end: End) {
    for value in [1, 2, 2] { subscriber.sendNext(value) }
    switch end {
    case .completed: subscriber.sendCompleted()
    case .failed: subscriber.sendError(TestError.first)
    case .disposed, .never: break
    }
  }

  @inline(never)
  private mutating func play<Source: RACSignal<Int>>(
    _ line: OperatorLine, _ end: End, makeSource: () -> Source, send: (Source) -> Void
  ) {
    let source = makeSource()
    self.source = source
    let log = EventLog()
    subscribe(line, end, to: source, log) { send(source) }
    whileHeld = survivors.subtracting(.source)
    events = log.entries
    withExtendedLifetime(source) {}
  }

  @inline(never)
  private mutating func subscribe(
    _ line: OperatorLine, _ end: End, to source: RACSignal<Int>, _ log: EventLog, send: () -> Void
  ) {
    let (operand, payload) = (Payload(), Payload())
    self.operand = operand
    self.payload = payload
    let recipient = OperatorLine.Recipient(log: log, payload: payload)
    let subscription = line.subscribe(source, operand, recipient)
    send()
    if end == .disposed { subscription?.dispose() }
  }

  private var survivors: Survivors {
    var survivors: Survivors = []
    if source != nil { survivors.insert(.source) }
    if operand != nil { survivors.insert(.operatorBlocks) }
    if payload != nil { survivors.insert(.subscriberBlocks) }
    return survivors
  }
}
