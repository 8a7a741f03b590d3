import Testing

/// A type of which values can be made at random.
///
/// Generic types of it nest, so that a few declarations give as many shapes as one likes.
protocol RandomShape {
  static func random(_ source: inout RandomSource) -> Self
}

/// What random values are made of.
struct RandomSource {
  var generator: Sequence32
  /// Keeps alive what is only referred to.
  private(set) var targets: [Target] = []

  init(seed: UInt) { generator = Sequence32(state: seed) }

  mutating func number(below limit: UInt) -> UInt { (generator.next() >> 8) % limit }

  mutating func target() -> Target {
    if let old = targets.last, number(below: 3) == 0 { return old }
    let target = opaque(Target(targets.count))
    targets.append(target)
    return target
  }
}

extension Target: RandomShape {
  static func random(_ source: inout RandomSource) -> Self {
    unsafeDowncast(source.target(), to: Self.self)
  }
}

extension Int: RandomShape {
  static func random(_ source: inout RandomSource) -> Int {
    Int(bitPattern: source.generator.next())
  }
}

extension UInt8: RandomShape {
  static func random(_ source: inout RandomSource) -> UInt8 {
    UInt8(truncatingIfNeeded: source.generator.next())
  }
}

extension String: RandomShape {
  static func random(_ source: inout RandomSource) -> String {
    opaque(String(repeating: "text", count: Int(source.number(below: 12))))
  }
}

extension Optional: RandomShape where Wrapped: RandomShape {
  static func random(_ source: inout RandomSource) -> Wrapped? {
    source.number(below: 3) == 0 ? nil : Wrapped.random(&source)
  }
}

extension Array: RandomShape where Element: RandomShape {
  static func random(_ source: inout RandomSource) -> [Element] {
    (0..<source.number(below: 4)).map { _ in Element.random(&source) }
  }
}

extension Dictionary: RandomShape where Key == Int, Value: RandomShape {
  static func random(_ source: inout RandomSource) -> [Int: Value] {
    var values: [Int: Value] = [:]
    for key in 0..<Int(source.number(below: 4)) { values[key] = Value.random(&source) }
    return values
  }
}

struct Both<First: RandomShape, Second: RandomShape>: RandomShape {
  var first: First
  var tuple: (UInt8, named: Second)

  static func random(_ source: inout RandomSource) -> Self {
    Both(first: .random(&source), tuple: (.random(&source), .random(&source)))
  }
}

enum Either<First: RandomShape, Second: RandomShape>: RandomShape {
  case neither
  case first(First)
  case second(Second, UInt8)
  indirect case boxed(First, Second)

  static func random(_ source: inout RandomSource) -> Self {
    switch source.number(below: 4) {
    case 0: .neither
    case 1: .first(.random(&source))
    case 2: .second(.random(&source), 7)
    default: .boxed(.random(&source), .random(&source))
    }
  }
}

struct Function<Captured: RandomShape>: RandomShape {
  var function: () -> Void

  static func random(_ source: inout RandomSource) -> Self {
    let captured = Captured.random(&source)
    let target = source.target()
    let number = opaque(UInt8(3))
    return switch source.number(below: 3) {
    case 0: Function { _ = (number, captured) }
    case 1: Function { [unowned target] in _ = (captured, target, number) }
    default: Function { [weak target] in _ = (captured, number, target) }
    }
  }
}

struct Anything<Value: RandomShape>: RandomShape {
  var value: Any
  var object: AnyObject?

  static func random(_ source: inout RandomSource) -> Self {
    Anything(
      value: Value.random(&source), object: source.number(below: 2) == 0 ? nil : source.target())
  }
}

struct Loose<Value: RandomShape>: RandomShape {
  var value: Value
  weak var weakly: Target?
  unowned var unowned: Target
  unowned(unsafe) var unsafe: Target

  static func random(_ source: inout RandomSource) -> Self {
    Loose(
      value: .random(&source), weakly: source.target(), unowned: source.target(),
      unsafe: source.target())
  }
}

class Base<Value> {
  let inherited: Value
  init(inherited: Value) { self.inherited = inherited }
}

final class Holder<Value: RandomShape>: Base<UInt8> {
  let value: Value
  weak var weakly: Target?

  init(_ value: Value, _ target: Target) {
    self.value = value
    weakly = target
    super.init(inherited: 1)
  }
}
