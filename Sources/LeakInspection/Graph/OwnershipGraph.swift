/// Who keeps whom alive: blocks of memory, and the references that own them.
///
/// It holds no names, no addresses and no types, only numbers that its maker resolves for what is
/// printed. What keeps nothing alive is not among the edges: candidate words that a strong count
/// leaves no room for were dropped when the graph was built, weak, unowned and unmanaged references
/// stand apart.
///
/// About nine bytes per node and nine per edge.
public struct OwnershipGraph: Sendable {
  /// The edges, each named by its own place.
  let structure: Digraph
  let kinds: [NodeKind]
  let traits: [NodeTraits]
  let strongCounts: NodeCounts
  let countedReferences: NodeCounts
  let candidateReferences: NodeCounts
  let labels: [LabelID]
  let edgeTraits: [EdgeTraits]
  /// Every root that was added, also those that keep nothing alive.
  public let roots: [Root]
  let rootIsAccepted: [Bool]
  /// The references that keep nothing alive, in the order of adding.
  public let nonOwningReferences: [NonOwningReference]

  /// How many nodes there are; they are numbered from 0.
  public var nodeCount: Int { kinds.count }
  /// How many references keep something alive; they are numbered from 0.
  public var edgeCount: Int { labels.count }

  /// What a node is.
  public func kind(of node: NodeID) -> NodeKind { kinds[node.index] }
  /// What else is known of a node.
  public func traits(of node: NodeID) -> NodeTraits { traits[node.index] }
  /// What a reference is called.
  public func label(of edge: EdgeID) -> LabelID { labels[edge.index] }
  /// How sure it is that a reference keeps its target alive.
  public func strength(of edge: EdgeID) -> EdgeStrength { edgeTraits[edge.index].strength }
  /// The node that contains a reference.
  ///
  /// Takes the logarithm of the number of nodes.
  public func owner(of edge: EdgeID) -> NodeID {
    NodeID(rawValue: structure.source(ofEdgeAt: edge.index))
  }
  /// The node that a reference keeps alive.
  public func target(of edge: EdgeID) -> NodeID {
    NodeID(rawValue: structure.targets[edge.index])
  }
  /// The references that a node contains and that keep something alive, in the order of adding.
  public func edges(of node: NodeID) -> some Sequence<EdgeID> {
    structure.edges(of: node.rawValue).lazy.map { EdgeID(rawValue: UInt32($0)) }
  }
  /// Whether a root keeps its target alive.
  public func isAccepted(_ root: RootID) -> Bool { rootIsAccepted[root.index] }

  /// What each node costs in a path.
  var steps: [StepCost] { kinds.map { $0.cost } }

  /// How a node's strong count compares with the references that were found.
  public func accounting(of node: NodeID) -> Accounting {
    let count = strongCounts[node.index]
    let counted = countedReferences[node.index]
    // Where other references are all its owners, a word in a frame is what is left of one.
    return Accounting(
      strongCount: count == NodeCounts.none ? nil : Int(count),
      countedReferences: Int(counted),
      candidateReferences: Int(candidateReferences[node.index]),
      isOpen: traits(of: node).contains(.hasFrameOwners) && count != counted)
  }
}

extension OwnershipGraph {
  /// Whether no other word than that of an edge can be meant by what the typed references to its target leave
  /// unexplained of the strong count.
  func isSoleExplanation(_ edge: EdgeID) -> Bool {
    let target = target(of: edge).index
    return edgeTraits[edge.index].strength != .candidate || strongCounts[target] == NodeCounts.none
      || candidateReferences[target] == 1
  }
}

/// What the graph keeps of an edge besides its ends and its name, in one byte.
struct EdgeTraits: Sendable {
  private let bits: UInt8

  init(strength: EdgeStrength, leadsBack: Bool) {
    bits = strength.rawValue | (leadsBack ? 4 : 0)
  }

  var strength: EdgeStrength { EdgeStrength(rawValue: bits & 3) ?? .candidate }

  /// Whether it leads from a part of a task back to what the part belongs to, or resumes a task: such
  /// a reference hands on what a root keeps, but is no owner otherwise.
  var leadsBack: Bool { bits & 4 != 0 }
}
