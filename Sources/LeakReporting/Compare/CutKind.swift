import ReportModel

/// How easily a reference is cut in the source, the easiest first.
enum CutKind: Int {
  /// What a closure captures: `[weak self]`.
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
    let node = ownership.nodes[owner]
    if node.isClosure {
      self = .capture
    } else {
      self = step.name.hasPrefix(".") ? .property : .other
    }
  }
}
