import ReportModel

/// A reference of a report without what was left out before it.
struct EdgeKey: Hashable {
  let owner: Int?
  let name: String
  let target: Int

  init(_ step: OwnershipStep) {
    owner = step.owner
    name = step.name
    target = step.target
  }
}
