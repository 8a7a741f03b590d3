/// An object of a random graph.
class LiveNode: Hashable, Marking, Wiring {
  class var name: String { "LiveNode" }

  let number: Int
  var inherited: LiveNode?

  /// Makes a node that refers to nothing.
  required init(_ number: Int) { self.number = number }

  /// Fills the properties.
  func wire(_ site: inout WiringSite) {
    if site.number(below: 3) == 0 { inherited = site.target(".inherited") }
  }

  /// Takes no part in anything; a closure can be made of it.
  final func touch() { Sink.take(number) }

  static func random(_ site: inout WiringSite, _ label: String) -> Self {
    unsafeDowncast(site.target(label), to: Self.self)
  }

  static func == (left: LiveNode, right: LiveNode) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

/// A protocol of objects only.
protocol Marking: AnyObject {}

/// A node with a value of any shape.
class Cell<Value: Wiring>: LiveNode {
  override class var name: String { "Cell<\(Value.name)>" }

  var value: Value?

  override func wire(_ site: inout WiringSite) {
    super.wire(&site)
    value = .random(&site, ".value")
  }
}

/// A node of a subclass of a generic class, with a property that is made when it is needed.
final class LazyCell<Value: Wiring>: Cell<Value> {
  override class var name: String { "LazyCell<\(Value.name)>" }

  lazy var cached: Value? = nil
  let padding: (UInt8, Bool) = (1, false)

  override func wire(_ site: inout WiringSite) {
    super.wire(&site)
    if site.number(below: 2) == 0 { cached = .random(&site, ".cached") }
  }
}

/// Where a value could go, so that no compiler leaves it out.
enum Sink {
  nonisolated(unsafe) static var isOpen = false
  nonisolated(unsafe) static var contents: [Any] = []

  @inline(never)
  static func take<each Value>(_ value: repeat each Value) {
    if isOpen { repeat contents.append(each value) }
  }
}
