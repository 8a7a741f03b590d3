/// Nodes in turn, and the names of the edges that leave them.
///
/// A path has one node more than edges; a ring has as many.
struct Walk {
  var nodes: [UInt32] = []
  var edges: [UInt32] = []
}
