import ReportModel

/// What has objects in its hands because a thread happens to be there at that moment.
///
/// It changes from one moment to the next, and from run to run, without a line of the source that says so.
enum Machinery {
  private static let roots = [
    "the stack of ", "a thread-local variable", "a task that is still running",
    "a block waiting on ",
    "queue \"Swift global ", "_Z",
  ]

  /// Whether a root is of that kind.
  static func isRoot(_ name: String) -> Bool {
    name == "Dispatch" || roots.contains { name.hasPrefix($0) }
  }

  /// Whether an object is memory without a type of its own, or a task in which a scenario is run.
  static func isObject(_ node: OwnershipNode) -> Bool {
    guard node.label == nil else { return false }
    return node.type == "memory" || node.type.hasPrefix("_Z") || node.type.hasPrefix("frames of ")
      || (node.isTask && node.type.contains("ScenarioBody."))
  }
}
