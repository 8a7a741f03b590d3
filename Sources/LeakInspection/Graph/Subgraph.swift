/// Some of the edges of a graph, between nodes that keep their numbers.
///
/// It takes one byte per edge of the graph, whose memory it shares.
struct Subgraph: Sendable {
  private let whole: Digraph
  private let isHidden: [Bool]

  /// Leaves out the edges that are hidden, each told by its place.
  init(of whole: Digraph, hiding isHidden: [Bool]) {
    precondition(isHidden.count == whole.edgeCount)
    self.whole = whole
    self.isHidden = isHidden
  }

  var nodeCount: Int { whole.nodeCount }

  /// The places of a node's edges, hidden ones among them.
  func allEdges(of node: UInt32) -> Range<Int> { whole.edges(of: node) }

  /// Whether the edge at a place is not hidden.
  func hasEdge(at place: Int) -> Bool { !isHidden[place] }

  /// The places of a node's edges.
  func edges(of node: UInt32) -> Edges { Edges(rest: whole.edges(of: node), isHidden: isHidden) }

  /// The edges of one node, without those that are hidden.
  struct Edges: Sequence, IteratorProtocol {
    fileprivate var rest: Range<Int>
    fileprivate let isHidden: [Bool]

    mutating func next() -> Int? {
      while let place = rest.first {
        rest = place + 1..<rest.upperBound
        if !isHidden[place] { return place }
      }
      return nil
    }
  }

  func target(ofEdgeAt place: Int) -> UInt32 { whole.targets[place] }

  func name(ofEdgeAt place: Int) -> UInt32 { whole.name(ofEdgeAt: place) }

  /// The edges, each leading the other way.
  func reversed() -> Digraph { whole.reversed { !isHidden[$0] } }

  /// The part between some nodes, as `Digraph` has it.
  func induced(by nodes: [UInt32], numbered local: [UInt32]) -> Digraph {
    whole.induced(by: nodes, numbered: local) { !isHidden[$0] }
  }
}
