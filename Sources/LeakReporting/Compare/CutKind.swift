import ReportModel

/// How easily a reference is cut in the source, the easiest first.
enum CutKind: Int {
  /// A closure's reference to a tracked object: `[weak self]`.
  case captureOfTracked
  /// What else a closure captures.
  case capture
  /// A property or element: `weak var`, or set to nil when its time is over.
  case property
  /// What a task's frames or a root hold.
  case other
  /// What the runtime holds and no line of the source: a task its closure, an executor its tasks.
  case runtime

  init(_ step: OwnershipStep, in ownership: OwnershipReport) {
    guard let owner = step.owner else {
      self = .other
      return
    }
    // A property that holds a closure and with it what that captures is called after both.
    if ownership.nodes[owner].isClosure || step.name.contains("(closure")
      || step.name.contains("(method reference")
    {
      self = ownership.nodes[step.target].label == nil ? .capture : .captureOfTracked
    } else {
      self =
        step.name.hasPrefix(".")
        ? .property : Self.ofRuntime.contains(step.name) ? .runtime : .other
    }
  }

  /// What the references are called that the runtime makes.
  private static let ofRuntime: Set<String> = ["runs", "has to run"]
}
