/// A node of an ownership graph, numbered in the order in which the builder was given it.
public struct NodeID: RawRepresentable, Hashable, Sendable {
  /// The number of the node.
  public let rawValue: UInt32

  /// Names the node with a number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  var index: Int { Int(rawValue) }
}

/// A reference between two nodes of a finished ownership graph.
public struct EdgeID: RawRepresentable, Hashable, Sendable {
  /// The place of the edge among all edges, which are grouped by owner.
  public let rawValue: UInt32

  /// Names the edge at a place.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  var index: Int { Int(rawValue) }
}

/// A reference into an ownership graph from outside the heap, numbered in the order of adding.
public struct RootID: RawRepresentable, Hashable, Sendable {
  /// The number of the root.
  public let rawValue: UInt32

  /// Names the root with a number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  var index: Int { Int(rawValue) }
}

/// What a reference is called: a place in a table that the maker of the graph keeps.
///
/// Names are made for what is printed only, so a graph carries numbers. Their order is the order in
/// which a reader of the report expects the references: declaration order, then index order.
public struct LabelID: RawRepresentable, Hashable, Comparable, Sendable {
  /// The place in the table.
  public let rawValue: UInt32

  /// Names a place in the table.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Tells which of two labels comes first in a report.
  public static func < (left: LabelID, right: LabelID) -> Bool { left.rawValue < right.rawValue }
}
