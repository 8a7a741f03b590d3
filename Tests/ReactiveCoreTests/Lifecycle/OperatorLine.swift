import ReactiveCore
import Testing

/// One operator: how it is applied, and what is to be seen of it.
struct OperatorLine: CustomTestStringConvertible, Sendable {
  /// Named like the operator's file.
  let name: String
  /// What becomes of the values 1, 2, 2 of a subject.
  let values: [String]
  /// The same for a signal that sends them while it is subscribed to.
  let coldValues: [String]
  /// What follows completion of the source.
  let completion: [String]
  /// What follows an error of the source.
  let failure: [String]
  /// Alive while a subject is held that neither ended nor was disposed.
  let whileLive: Survivors
  /// Alive while a subject is held from which a disposed subscription came.
  let afterDisposal: Survivors
  /// Alive when everything was dropped after a subscription to a subject was disposed.
  let disposedLeaks: Survivors
  /// The same for a cold signal that keeps nobody.
  let coldDisposedLeaks: Survivors
  /// Alive when a subject and everything else was dropped without an end.
  let leaks: Survivors
  /// The same for a cold signal that keeps nobody.
  let coldLeaks: Survivors

  /// Applies the operator and subscribes to the result.
  let subscribe:
    @Sendable (_ source: RACSignal<Int>, _ operand: Payload, Recipient) -> RACDisposable?

  /// Who subscribes to an operator's result, whatever its type.
  struct Recipient {
    let log: EventLog
    let payload: Payload
  }

  /// An operator, by default one that passes on every value and event and holds its blocks.
  init<Result>(
    _ name: String,
    values: [String] = ["1", "2", "2"],
    coldValues: [String]? = nil,
    completion: [String] = ["completed"],
    failure: [String] = ["error first"],
    whileLive: Survivors = [.operatorBlocks, .subscriberBlocks],
    afterDisposal: Survivors = [],
    disposedLeaks: Survivors = [],
    coldDisposedLeaks: Survivors = [],
    leaks: Survivors,
    coldLeaks: Survivors = [],
    _ apply: @escaping @Sendable (_ source: RACSignal<Int>, _ operand: Payload) -> RACSignal<Result>
  ) {
    self.name = name
    self.values = values.map { "next \($0)" }
    self.coldValues = (coldValues ?? values).map { "next \($0)" }
    self.completion = completion
    self.failure = failure
    self.whileLive = whileLive
    self.afterDisposal = afterDisposal
    self.disposedLeaks = disposedLeaks
    self.coldDisposedLeaks = coldDisposedLeaks
    self.leaks = leaks
    self.coldLeaks = coldLeaks
    subscribe = { source, operand, recipient in
      recipient.log.subscribe(to: apply(source, operand), holding: recipient.payload)
    }
  }

  /// What the subscriber receives at the end of the source.
  func terminalEvents(_ end: Lifecycle.End) -> [String] {
    switch end {
    case .completed: completion
    case .failed: failure
    case .disposed, .never: []
    }
  }

  var testDescription: String { name }
}
