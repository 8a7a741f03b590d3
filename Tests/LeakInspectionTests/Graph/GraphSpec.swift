import LeakInspection

/// A graph as a test writes it down.
///
/// One statement to a line or between semicolons:
///
///     root variable G -> a        a root: its rank, its label, an arrow and its target
///     a.next -> b                 a reference: owner, label, arrow, target
///     c (raw)                     what a node is, unless it is an object
///     d (task, count 2, lives)    several things about it
///
/// The arrows: `->` counted, `=>` trusted, `?>` candidate, `~>` weak, `!>` unowned, `%>` unmanaged,
/// `*>` from a task to a part of it, and `+>` from what can make a task go on to the task. An object or task without `count` has as many owners as
/// counted references, but at least one; other memory has no count.
struct GraphSpec {
  struct Node {
    var name: String
    var kind = NodeKind.object
    var count: Int?
    var traits: NodeTraits = []
  }

  enum Strength: Equatable {
    case owning(EdgeStrength)
    case nonOwning(NonOwningReferenceKind)
    case part
    case resumption
  }

  struct Edge {
    var owner: Int
    var label: String
    var target: Int
    var strength: Strength
  }

  struct Root {
    var rank: RootRank
    var label: String
    var target: Int
    var strength: EdgeStrength
  }

  var nodes: [Node] = []
  var edges: [Edge] = []
  var roots: [Root] = []

  /// The number of a node, which is added if it is new.
  mutating func node(_ name: some StringProtocol) -> Int {
    if let known = nodes.firstIndex(where: { $0.name == name }) { return known }
    nodes.append(Node(name: String(name)))
    return nodes.count - 1
  }

  /// The strong count of a node as the graph is told it.
  func count(of node: Int) -> Int? {
    guard nodes[node].kind == .object || nodes[node].kind == .task else {
      return nodes[node].count
    }
    return nodes[node].count ?? max(1, countedReferences(to: node))
  }

  func countedReferences(to node: Int) -> Int {
    edges.count { $0.target == node && $0.strength == .owning(.counted) }
      + roots.count { $0.target == node && $0.strength == .counted }
  }
}

extension GraphSpec {
  struct SyntaxError: Error, Equatable { let statement: String }

  /// Reads a graph; throws when a statement has no meaning.
  init(_ text: String) throws {
    for statement in text.split(whereSeparator: { $0 == ";" || $0 == "\n" }) {
      let words = statement.split(separator: " ")
      if words.isEmpty { continue }
      guard try readEdge(words) || readNode(statement, words) else {
        throw SyntaxError(statement: String(statement))
      }
    }
  }

  private static let arrows: [Substring: Strength] = [
    "->": .owning(.counted), "=>": .owning(.trusted), "?>": .owning(.candidate),
    "~>": .nonOwning(.weak), "!>": .nonOwning(.unowned), "%>": .nonOwning(.unmanaged),
    "*>": .part, "+>": .resumption,
  ]

  private static let ranks: [Substring: RootRank] = [
    "variable": .variable, "registry": .registry, "stack": .stack, "thread": .threadLocal,
    "library": .library,
  ]

  private mutating func readEdge(_ words: [Substring]) throws -> Bool {
    guard words.count >= 3, let strength = Self.arrows[words[words.count - 2]] else { return false }
    if words.count == 5, words[0] == "root", let rank = Self.ranks[words[1]],
      case .owning(let strength) = strength
    {
      roots.append(
        Root(rank: rank, label: String(words[2]), target: node(words[4]), strength: strength))
      return true
    }
    let parts = words[0].split(separator: ".", maxSplits: 1)
    guard words.count == 3, parts.count == 2 else { return false }
    let owner = node(parts[0])
    edges.append(
      Edge(owner: owner, label: String(parts[1]), target: node(words[2]), strength: strength))
    return true
  }

  private mutating func readNode(_ statement: Substring, _ words: [Substring]) -> Bool {
    guard words.count == 1 || (words[1].hasPrefix("(") && statement.hasSuffix(")")) else {
      return false
    }
    let node = node(words[0])
    let facts = statement.drop { $0 != "(" }.dropFirst().dropLast()
    return facts.split(separator: ",").allSatisfy { fact in
      let words = fact.split(separator: " ")
      switch words.first {
      case "count": nodes[node].count = words.last.flatMap { Int($0) }
      case "raw": nodes[node].kind = .raw
      case "storage": nodes[node].kind = .storage
      case "task": nodes[node].kind = .task
      case "memory": nodes[node].kind = .taskMemory
      case "unreadable": nodes[node].traits.insert(.unreadable)
      case "frames": nodes[node].traits.insert(.hasFrameOwners)
      case "lives": nodes[node].traits.insert(.meantToLive)
      default: return false
      }
      return true
    }
  }
}
