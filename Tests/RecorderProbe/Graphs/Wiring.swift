/// A type of which values can be made that refer to random nodes.
///
/// Every type tells the site what the references of its values are called and whether they own. Generic
/// types of it nest, so that a few declarations give as many shapes as one likes.
protocol Wiring {
  /// The type's name as a programmer writes it.
  static var name: String { get }

  /// Makes a value; `label` is what it is called in its owner.
  static func random(_ site: inout WiringSite, _ label: String) -> Self
}

/// What the values of one node are made from, and the references that were put into them.
struct WiringSite {
  /// A reference that was made.
  struct Reference {
    let label: String
    let target: Int
    /// In which of the strong count, the unowned one, the weak one or none it is.
    let strength: Strength
    /// How many blocks of storage are between the owner and the reference.
    let depth: Int
    /// Whether it adds to the target's count; a second way to shared storage does not.
    let isCounted: Bool
  }

  enum Strength: String {
    case owns, weakly, unowned, unmanaged
  }

  var source: GraphRandom
  let nodes: [LiveNode]
  private(set) var references: [Reference] = []
  private var depth = 0

  init(_ source: GraphRandom, nodes: [LiveNode]) {
    self.source = source
    self.nodes = nodes
  }

  mutating func number(below limit: UInt) -> UInt { source.next(below: limit) }

  /// Picks a node, and notes that the value under this label refers to it.
  mutating func target(_ label: String, _ strength: Strength = .owns) -> LiveNode {
    let node = nodes[Int(number(below: UInt(nodes.count)))]
    refer(to: node, label, strength)
    return node
  }

  /// Notes a reference.
  mutating func refer(to node: LiveNode, _ label: String, _ strength: Strength = .owns) {
    references.append(
      Reference(
        label: label, target: node.number, strength: strength, depth: depth, isCounted: true))
  }

  /// Calls all references that were noted since then by one name.
  mutating func unify(from start: Int, _ label: String) {
    for index in start..<references.count {
      let reference = references[index]
      references[index] = Reference(
        label: label, target: reference.target, strength: reference.strength,
        depth: reference.depth, isCounted: reference.isCounted)
    }
  }

  /// Makes a value that lies in storage of its own.
  mutating func inStorage<Value>(_ body: (inout WiringSite) -> Value) -> Value {
    depth += 1
    defer { depth -= 1 }
    return body(&self)
  }

  /// Makes a value, and notes its references a second time for a copy of it.
  mutating func copied<Value>(
    _ label: String, as copy: String, _ body: (inout WiringSite) -> Value
  ) -> Value {
    let start = references.count
    let value = body(&self)
    references += references[start...].map { reference in
      Reference(
        label: copy + reference.label.dropFirst(label.count), target: reference.target,
        strength: reference.strength, depth: reference.depth,
        isCounted: reference.isCounted && reference.depth == depth)
    }
    return value
  }
}

/// Numbers that look random and are the same in every run.
struct GraphRandom {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next(below limit: UInt) -> UInt {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return UInt(mixed ^ (mixed >> 31)) % limit
  }
}
