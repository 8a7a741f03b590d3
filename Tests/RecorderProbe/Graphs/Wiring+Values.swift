// Structs, tuples, enums and optionals.

struct Both<First: Wiring, Second: Wiring>: Wiring {
  static var name: String { "Both<\(First.name), \(Second.name)>" }

  var first: First
  var tuple: (UInt8, named: Second)

  static func random(_ site: inout WiringSite, _ label: String) -> Self {
    Both(
      first: .random(&site, label + ".first"), tuple: (1, .random(&site, label + ".tuple.named")))
  }
}

enum Either<First: Wiring, Second: Wiring>: Wiring {
  static var name: String { "Either<\(First.name), \(Second.name)>" }

  case neither
  case first(First)
  case second(Second, UInt8)
  case number(Int)

  static func random(_ site: inout WiringSite, _ label: String) -> Self {
    switch site.number(below: 5) {
    case 0: .neither
    case 1: .number(-1)
    case 2, 3: .first(.random(&site, label + ".first"))
    default: .second(.random(&site, label + ".second.0"), 7)
    }
  }
}

/// An enum whose payload lies in a box.
indirect enum Chain<Link: Wiring>: Wiring {
  static var name: String { "Chain<\(Link.name)>" }

  case end
  case link(Link)

  static func random(_ site: inout WiringSite, _ label: String) -> Self {
    if site.number(below: 4) == 0 { return .end }
    return site.inStorage { .link(.random(&$0, label + ".link")) }
  }
}

extension Optional: Wiring where Wrapped: Wiring {
  static var name: String { "\(Wrapped.name)?" }

  static func random(_ site: inout WiringSite, _ label: String) -> Wrapped? {
    site.number(below: 4) == 0 ? nil : Wrapped.random(&site, label)
  }
}

/// One value twice: two references to what it owns directly, two ways to what lies in its storage.
struct Twice<Value: Wiring>: Wiring {
  static var name: String { "Twice<\(Value.name)>" }

  let one: Value
  let other: Value

  static func random(_ site: inout WiringSite, _ label: String) -> Self {
    let value = site.copied(label + ".one", as: label + ".other") {
      Value.random(&$0, label + ".one")
    }
    return Twice(one: value, other: value)
  }
}

/// A wrapped property.
struct Wrapped<Value: Wiring>: Wiring {
  static var name: String { "Wrapped<\(Value.name)>" }

  @Wrapper var item: Value

  static func random(_ site: inout WiringSite, _ label: String) -> Self {
    Wrapped(item: .random(&site, label + ".item"))
  }
}

@propertyWrapper
struct Wrapper<Value> {
  var wrappedValue: Value
}

/// An object that is no node.
final class Boxed<Value: Wiring>: Wiring {
  static var name: String { "Boxed<\(Value.name)>" }

  let content: Value

  init(_ content: Value) { self.content = content }

  static func random(_ site: inout WiringSite, _ label: String) -> Self {
    let box = site.inStorage { Boxed(.random(&$0, label + ".content")) }
    return unsafeDowncast(box, to: Self.self)
  }
}
