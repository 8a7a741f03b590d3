/// Rings through optionals, structs, tuples, enum payloads, existentials and generic boxes.
enum ValueLeaks {
  protocol Named: AnyObject {}
  final class Optional { var next: Optional?? }
  final class Struct { var pair: Pair? }
  struct Pair {
    let number: Int
    let text: String
    let owner: Struct
  }
  final class Tuple { var pair: (Int, Tuple?) = (1, nil) }
  final class Payload { var state = State.idle }
  enum State {
    case idle
    case busy(Int, Payload)
    indirect case deep(State)
  }
  final class Existential: Named { var delegate: (any Named)? }
  final class Anything { var value: Any? }
  final class Generic<Value> { var value: Value? }
  final class WeakOnly { weak var other: WeakOnly? }

  /// Makes them; nothing of it is on the stack afterwards.
  @inline(never)
  static func make() {
    for _ in 0..<2 { makeSimple() }
    makeExistentials()
    makeWeak()
  }

  @inline(never)
  private static func makeSimple() {
    let optional = Optional()
    optional.next = .some(optional)
    let record = Struct()
    record.pair = Pair(number: 1, text: "a text that is too long to be kept inline", owner: record)
    let tuple = Tuple()
    tuple.pair = (2, tuple)
    let busy = Payload()
    busy.state = .busy(1, busy)
    let deep = Payload()
    deep.state = .deep(.busy(2, deep))
    LeakSamples.use([optional, record, tuple, busy, deep] as [AnyObject])
  }

  @inline(never)
  private static func makeExistentials() {
    let existential = Existential()
    existential.delegate = existential
    let anything = Anything()
    anything.value = (1, 2, "a value that is too large for the existential itself", anything)
    let generic = Generic<[AnyObject]>()
    generic.value = [generic, Existential()]
    LeakSamples.use([existential, anything, generic] as [AnyObject])
  }

  @inline(never)
  private static func makeWeak() {
    let first = WeakOnly()
    first.other = first
    LeakSamples.use(first)
  }
}
