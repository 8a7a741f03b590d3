import LeakInspection

/// A few random nodes that refer to one another at random.
///
/// It is built and let go in one: afterwards only the nodes' own references, roots and unbalanced retains
/// keep any of it. What was done is written down as facts, from which the outcome can be told without a look
/// at memory.
struct LiveGraph {
  private let nodes: [LiveNode]
  private let types: [any Wiring.Type]
  private(set) var facts: [String] = []

  /// Makes the nodes, numbered from `start` on, and tracks them.
  init(seed: UInt64, start: Int, tracker: ObjectTracker) {
    var source = GraphRandom(seed: seed)
    var nodes: [LiveNode] = []
    var types: [any Wiring.Type] = []
    for number in start..<start + 1 + Int(source.next(below: 7)) {
      let type = RandomNode.type(&source)
      let node = type.init(number)
      tracker.track(node, label: "\(number)")
      nodes.append(node)
      types.append(type)
    }
    self.nodes = nodes
    self.types = types
    wire(&source)
    hold(&source)
  }

  /// Where the nodes are, in the order of their numbers.
  var places: [Probe.Hidden] { nodes.map { Probe.Hidden($0) } }

  private mutating func wire(_ source: inout GraphRandom) {
    for (node, type) in zip(nodes, types) {
      facts.append("node \(node.number) \(type.name)")
      // Some nodes refer to nothing, or everything would be one ring.
      guard source.next(below: 5) != 0 else { continue }
      var site = WiringSite(source, nodes: nodes)
      node.wire(&site)
      source = site.source
      facts += site.references.map { reference in
        let count = reference.isCounted && reference.strength == .owns ? 1 : 0
        return "\(reference.strength) \(node.number) \(reference.target) \(count)"
          + " \(reference.label)"
      }
    }
  }

  /// Keeps some of the nodes from outside.
  private mutating func hold(_ source: inout GraphRandom) {
    for node in nodes {
      switch source.next(below: 14) {
      case 0:
        GraphRoots.nodes.append(node)
        facts.append("held \(node.number) GraphRoots.nodes")
      case 1:
        GraphRoots.keepBox(of: node)
        facts.append("held \(node.number) GraphRoots.boxes")
      case 2:
        _ = Unmanaged.passRetained(node)
        facts.append("retained \(node.number)")
      default: break
      }
    }
  }
}

/// What keeps nodes from outside.
enum GraphRoots {
  nonisolated(unsafe) static var nodes: [LiveNode] = []

  /// Boxes that nobody but this memory knows of: their retains are not balanced.
  nonisolated(unsafe) static let boxes =
    UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: 10_000)
  nonisolated(unsafe) private static var boxCount = 0

  private final class Box {
    let node: LiveNode
    init(_ node: LiveNode) { self.node = node }
  }

  static func keepBox(of node: LiveNode) {
    boxes[boxCount] = Unmanaged.passRetained(Box(node)).toOpaque()
    boxCount += 1
  }
}

/// The classes of random nodes.
enum RandomNode {
  static func type(_ source: inout GraphRandom) -> LiveNode.Type {
    switch source.next(below: 6) {
    case 0: LiveNode.self
    case 1: lazyCell(of: value(&source, depth: Int(source.next(below: 3))))
    default: cell(of: value(&source, depth: Int(source.next(below: 4))))
    }
  }

  private static func cell<Value: Wiring>(of type: Value.Type) -> LiveNode.Type {
    Cell<Value>.self
  }

  private static func lazyCell<Value: Wiring>(of type: Value.Type) -> LiveNode.Type {
    LazyCell<Value>.self
  }

  private static func value(_ source: inout GraphRandom, depth: Int) -> any Wiring.Type {
    guard depth > 0 else { return source.next(below: 6) == 0 ? Keyed.self : LiveNode.self }
    let kind = source.next(below: 18)
    let first = value(&source, depth: depth - 1)
    let second = value(&source, depth: Int(source.next(below: UInt(depth))))
    return composed(kind, first, second)
  }

  private static func composed<First: Wiring, Second: Wiring>(
    _ kind: UInt, _ first: First.Type, _ second: Second.Type
  ) -> any Wiring.Type {
    switch kind {
    case 0: Both<First, Second>.self
    case 1: Either<First, Second>.self
    case 2: Chain<First>.self
    case 3: First?.self
    case 4: First??.self
    case 5: Twice<LiveNode>.self
    case 6: Twice<[First]>.self
    case 7: Twice<Boxed<First>>.self
    case 8: Twice<Function<First>>.self
    case 9: Wrapped<First>.self
    case 10: Boxed<First>.self
    case 11: [First].self
    case 12: Named<First>.self
    case 13: Anything<First>.self
    case 14: Bound<First>.self
    case 15: Failed<First>.self
    case 16: Function<First>.self
    default: Loose<First>.self
    }
  }
}
