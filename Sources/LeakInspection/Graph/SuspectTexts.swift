/// The text of suspect references; each name that occurs in it is looked at once.
///
/// A ring may have as many references as a heap has blocks, but a program has few types and properties.
struct SuspectTexts {
  private var types: [String: String] = [:]
  private var members: [String: String] = [:]

  /// One reference: the type that owns, what the reference is called and the type that is owned.
  mutating func line(
    for step: FoldedStep, root: RootID? = nil, names: some GraphNames
  ) -> String {
    var member = ""
    if step.owner == nil, let root { member = names.name(of: root) }
    for edge in step.edges { member += names.name(of: edge) }
    let owner = step.owner.map { type(names.name(of: $0)) } ?? ""
    return "\(owner)\t\(self.member(member))\t\(type(names.name(of: step.target)))"
  }

  private mutating func type(_ name: String) -> String {
    if let known = types[name] { return known }
    let text = SuspectText.type(name)
    types[name] = text
    return text
  }

  private mutating func member(_ name: String) -> String {
    if let known = members[name] { return known }
    let text = SuspectText.member(name)
    members[name] = text
    return text
  }
}
