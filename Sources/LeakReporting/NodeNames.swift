import ReportModel

/// What the objects and references of a report are called in text.
struct NodeNames {
  let nodes: [OwnershipNode]

  /// A label, or a type with its number.
  func name(_ node: Int) -> String {
    nodes[node].label.map { "\"\(VisibleText.line($0))\"" } ?? numbered(nodes[node])
  }

  /// A type with its label or number.
  func fullName(_ node: Int) -> String {
    guard let label = nodes[node].label else { return numbered(nodes[node]) }
    return "\(VisibleText.line(nodes[node].type)) \"\(VisibleText.line(label))\""
  }

  /// A reference with its owner: `Screen#1.timer`.
  func reference(_ step: OwnershipStep) -> String {
    guard let owner = step.owner else { return VisibleText.line(step.name) }
    // A captured variable has one value, and is its name.
    if nodes[owner].isVariable, step.name.isEmpty || step.name == "captures" {
      return fullName(owner)
    }
    return fullName(owner) + Self.joined(step.name)
  }

  /// The name of a reference as it follows that of its owner: `.timer`, ` captures self`.
  static func joined(_ name: String) -> String {
    let isJoined = name.hasPrefix(".") || name.hasPrefix("[")
    return VisibleText.line(isJoined || name.isEmpty ? name : " " + name)
  }

  /// A type with its number; a closure, task or variable is a place in the source and mostly the only one.
  private func numbered(_ node: OwnershipNode) -> String {
    let type = VisibleText.line(node.type)
    guard node.isClosure || node.isTask || node.isVariable else { return "\(type)#\(node.number)" }
    return node.number == 1 ? type : "\(type) (\(node.number))"
  }
}

extension OwnershipNode {
  /// Whether it is a task, which is called so and then by its name or function; types are not.
  var isTask: Bool { type == "task" || type.hasPrefix("task ") }

  /// Whether it is the place of a variable that closures capture.
  var isVariable: Bool { type == "captured variable" }

  /// Whether it is a closure, or a method with its object.
  var isClosure: Bool {
    !isTask && (type.contains("closure") || type.hasPrefix("method reference"))
  }
}
