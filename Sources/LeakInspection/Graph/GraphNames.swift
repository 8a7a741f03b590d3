/// What the parts of a graph are called in a report.
public protocol GraphNames {
  /// The type of a node, without a number or a label given by a scenario.
  func name(of node: NodeID) -> String
  /// A reference.
  func name(of edge: EdgeID) -> String
  /// A root.
  func name(of root: RootID) -> String
}
