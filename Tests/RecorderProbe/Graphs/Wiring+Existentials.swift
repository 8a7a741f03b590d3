// Values that say at run time what they are, and references that own nothing.

struct Anything<Value: Wiring>: Wiring {
  static var name: String { "Anything<\(Value.name)>" }

  var value: Any
  var object: AnyObject?

  static func random(_ site: inout WiringSite, _ label: String) -> Self {
    Anything(
      value: Value.random(&site, label + ".value"),
      object: site.number(below: 2) == 0 ? nil : site.target(label + ".object"))
  }
}

struct Bound<Value: Wiring>: Wiring {
  static var name: String { "Bound<\(Value.name)>" }

  var value: any Wiring
  var marking: any Marking
  var both: (any Marking & Sendable)?

  static func random(_ site: inout WiringSite, _ label: String) -> Self {
    Bound(value: Value.random(&site, label + ".value"), marking: site.target(label + ".marking"))
  }
}

/// A value in the box of an error.
struct Failed<Value: Wiring>: Wiring {
  static var name: String { "Failed<\(Value.name)>" }

  struct Failure: Error {
    nonisolated(unsafe) let payload: Value
  }

  var error: (any Error)?

  static func random(_ site: inout WiringSite, _ label: String) -> Self {
    site.inStorage { Failed(error: Failure(payload: .random(&$0, label + ".error.payload"))) }
  }
}

/// References of every strength.
struct Loose<Value: Wiring>: Wiring {
  static var name: String { "Loose<\(Value.name)>" }

  var value: Value
  weak var weakly: LiveNode?
  weak var marking: (any Marking)?
  unowned var unowned: LiveNode
  unowned(unsafe) var unsafe: LiveNode
  var unmanaged: Unmanaged<LiveNode>

  static func random(_ site: inout WiringSite, _ label: String) -> Self {
    Loose(
      value: .random(&site, label + ".value"), weakly: site.target(label + ".weakly", .weakly),
      marking: site.target(label + ".marking", .weakly),
      unowned: site.target(label + ".unowned", .unowned),
      unsafe: site.target(label + ".unsafe", .unmanaged),
      unmanaged: .passUnretained(site.target(label + ".unmanaged", .unmanaged)))
  }
}

/// A closure; whatever it captures goes by the name of the closure.
struct Function<Captured: Wiring>: Wiring {
  static var name: String { "Function<\(Captured.name)>" }

  var function: () -> Void

  static func random(_ site: inout WiringSite, _ label: String) -> Self {
    let label = label + ".function"
    switch site.number(below: 6) {
    case 0:
      let node = site.target(label)
      return Function { [node] in Sink.take(node) }
    case 1:
      return Function(function: site.target(label).touch)
    default:
      return site.inStorage { capturing(&$0, label) }
    }
  }

  private static func capturing(_ site: inout WiringSite, _ label: String) -> Self {
    let number = UInt8(site.number(below: 200))
    let start = site.references.count
    let captured = Captured.random(&site, label)
    site.unify(from: start, label)
    switch site.number(below: 4) {
    case 0:
      return Function { Sink.take(number, captured) }
    case 1:
      let node = site.target(label, .weakly)
      return Function { [weak node] in Sink.take(captured, number, node) }
    case 2:
      let node = site.target(label, .unowned)
      let other = site.target(label, .unmanaged)
      return Function { [unowned node, unowned(unsafe) other] in Sink.take(captured, node, other) }
    default:
      var variable: LiveNode? = site.target(label)
      return Function {
        if number == 255 { variable = nil }
        Sink.take(captured, variable)
      }
    }
  }
}
