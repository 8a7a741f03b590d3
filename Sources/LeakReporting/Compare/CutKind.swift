import ReportModel

/// How easily a reference is cut in the source, the easiest first.
enum CutKind: Int {
  /// A closure's reference to a tracked object: `[weak self]`.
  case captureOfTracked
  /// What else a closure captures.
  case capture
  /// A property or element: `weak var`, or set to nil when its time is over.
  case property
  /// What a task, a root or the runtime holds.
  case other

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
      self = step.name.hasPrefix(".") ? .property : .other
    }
  }
}
