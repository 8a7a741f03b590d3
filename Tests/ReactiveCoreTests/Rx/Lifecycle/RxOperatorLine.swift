import ReactiveCore
import Testing

/// One operator of the Rx family: how it is applied, and what is to be seen of it.
struct RxOperatorLine: CustomTestStringConvertible, Sendable {
  /// Named like the operator's file, and after that, where there are several, what is particular to it.
  let name: String
  /// What becomes of the values 1, 2, 2.
  let values: [String]
  /// The same if an error follows at once.
  let valuesBeforeFailure: [String]
  /// What completion of the source becomes.
  let completion: [String]
  /// What an error of the source becomes.
  let failure: [String]
  /// Alive while a subject is held that neither ended nor was disposed.
  let whileLive: Survivors
  /// Alive when a subject and everything else was dropped without an end.
  let leaks: Survivors
  /// The same for a cold sequence that keeps nobody.
  let coldLeaks: Survivors

  /// Applies the operator and subscribes to the result.
  let subscribe: @Sendable (_ source: Observable<Int>, Operands, Recipient) -> any Disposable

  /// What an operator may be given.
  struct Operands {
    /// What its closures capture.
    let payload: Payload
    let scheduler: VirtualTimeScheduler
  }

  /// Who subscribes to an operator's result, whatever its type.
  struct Recipient {
    let log: EventLog
    let payload: Payload
  }

  /// An operator, by default one that passes on every value and event, and of which a live subscription holds
  /// the closures but not the source.
  init<Result>(
    _ name: String,
    values: [String] = ["1", "2", "2"],
    valuesBeforeFailure: [String]? = nil,
    completion: [String] = ["completed"],
    failure: [String] = ["error first"],
    leaks: Survivors = [.operatorBlocks, .subscriberBlocks],
    whileLive: Survivors? = nil,
    coldLeaks: Survivors? = nil,
    _ apply: @escaping @Sendable (_ source: Observable<Int>, Operands) -> Observable<Result>
  ) {
    self.name = name
    self.values = values.map { "next \($0)" }
    self.valuesBeforeFailure = (valuesBeforeFailure ?? values).map { "next \($0)" }
    self.completion = completion
    self.failure = failure
    self.leaks = leaks
    self.whileLive = whileLive ?? leaks.subtracting(.source)
    self.coldLeaks = coldLeaks ?? leaks
    subscribe = { source, operands, recipient in
      recipient.log.watch(apply(source, operands), holding: recipient.payload)
    }
  }

  /// What the subscriber receives.
  func events(_ end: Lifecycle.End) -> [String] {
    switch end {
    case .completed: values + completion + ["disposed"]
    case .failed: valuesBeforeFailure + failure + ["disposed"]
    case .disposed: values + ["disposed"]
    case .never: values
    }
  }

  /// The operator's file.
  var file: String { name.split(separator: " ").first.map(String.init) ?? name }

  var testDescription: String { name }
}
