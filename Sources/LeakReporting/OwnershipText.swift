import ReportModel

/// The lines that explain one survivor.
///
///     cycle: subject is on 2 rings; the shortest:
///        RACSubject<Int> "subject"
///           .subscribers[0]    → RACPassthroughSubscriber<Int>#1
///           .innerSubscriber   → RACSubscriber<Int>#1
///           .next              → "subject"                          closes the cycle
///        strong count 1 = 1 reference found
struct OwnershipText {
  /// A path of more steps is shown without its middle, unless the whole is asked for.
  private static let longestPath = 14
  private static let indent = TextLayout.indent

  private let ownership: OwnershipReport
  private let style: TextStyle
  private let isFull: Bool

  init(_ ownership: OwnershipReport, style: TextStyle, isFull: Bool) {
    self.ownership = ownership
    self.style = style
    self.isFull = isFull
  }

  /// The explanation of a survivor, and of others that are kept in the same way.
  func lines(for explanation: OwnershipExplanation, alike: [OwnershipExplanation]) -> [String] {
    let body: [String] =
      switch explanation.verdict {
      case .cycle: cycle(explanation)
      case .held: held(explanation)
      case .abandoned: abandoned(explanation)
      case .unexplained: [headline(.unexplained, explanation.reason ?? "nothing more is known")]
      }
    let accounts = [explanation.accounting.words].map { indent(1) + $0 }
    let others =
      alike.isEmpty
      ? [] : [indent(1) + "so are " + alike.map { name($0.object) }.joined(separator: ", ")]
    return body + accounts + others
  }

  // MARK: The four verdicts

  private func cycle(_ explanation: OwnershipExplanation) -> [String] {
    let label = name(explanation.object)
    let isOnRing = explanation.path.isEmpty
    let place = isOnRing ? "is on" : "is kept by"
    return [headline(.cycle, "\(label) \(place) \(ringCount(explanation))")]
      + rings(explanation)
      + (isOnRing ? [] : [indent(1) + "and from there:"] + steps(explanation.path, closing: false))
      + shared(explanation) + missingOwners(explanation)
  }

  private func held(_ explanation: OwnershipExplanation) -> [String] {
    let label = name(explanation.object)
    var lines = fromRoot(explanation.root ?? "a root", explanation.path) { start in
      headline(.held, "\(label) is reached from \(start)")
    }
    for other in explanation.otherPaths {
      lines += fromRoot(other.root, other.steps) { indent(1) + "and from \($0)" }
    }
    guard !explanation.rings.isEmpty else { return lines }
    return lines + [indent(1) + "it is also on \(ringCount(explanation))"] + rings(explanation)
  }

  private func abandoned(_ explanation: OwnershipExplanation) -> [String] {
    let label = name(explanation.object)
    guard let first = explanation.path.first?.owner else {
      return [headline(.abandoned, "nothing leads to \(label), and it is on no ring")]
        + missingOwners(explanation)
    }
    return [
      headline(.abandoned, "\(label) is kept by \(fullName(first)), to which nothing leads:")
    ] + steps(explanation.path, closing: false) + missingOwners(explanation)
  }

  /// A path below a line that names its root and, where the root is a plain reference, what it refers to.
  private func fromRoot(
    _ root: String, _ path: [OwnershipStep], heading: (String) -> String
  ) -> [String] {
    let root = VisibleText.line(root)
    guard let first = path.first, first.name.isEmpty else {
      return [heading(root + ":")] + steps(path, closing: false)
    }
    guard path.count > 1 else { return [heading(root)] }
    return [heading("\(root), \(fullName(first.target)):")]
      + steps(Array(path.dropFirst()), closing: false)
  }

  // MARK: Their parts

  private func headline(_ verdict: OwnershipVerdict, _ words: String) -> String {
    Self.indent + style.paint(verdict.rawValue, as: .bad) + ": " + VisibleText.line(words)
  }

  private func ringCount(_ explanation: OwnershipExplanation) -> String {
    switch (explanation.rings.count, explanation.hasAllRings) {
    case (1, true): "a ring:"
    case (let count, true): "\(count) rings; the shortest:"
    case (let count, false): "more than \(count) rings; the shortest:"
    }
  }

  private func rings(_ explanation: OwnershipExplanation) -> [String] {
    explanation.rings.enumerated().flatMap { index, ring in
      (index == 0 ? [] : [indent(1) + "and:"])
        + [indent(1) + (ring.first?.owner).map(fullName).orEmpty] + steps(ring, closing: true)
    }
  }

  private func shared(_ explanation: OwnershipExplanation) -> [String] {
    guard explanation.rings.count > 1 else { return [] }
    guard !explanation.sharedSteps.isEmpty else {
      return [indent(1) + "no single reference is part of all rings"]
    }
    let names = explanation.sharedSteps.map { step in
      (step.owner.map(fullName) ?? "")
        + VisibleText.line(step.name.hasPrefix(".") ? step.name : " " + step.name)
    }
    return [indent(1) + "part of every ring: " + names.joined(separator: ", ")]
  }

  private func missingOwners(_ explanation: OwnershipExplanation) -> [String] {
    explanation.otherOwners.map { indent(1) + "\(fullName($0)) has owners that were not found" }
  }

  private func steps(_ steps: [OwnershipStep], closing: Bool) -> [String] {
    let rows = steps.enumerated().map { index, step -> [TextTable.Cell] in
      let closes = closing && index == steps.count - 1
      return [
        .init(VisibleText.line(step.name)),
        .init("→ " + (closes ? name(step.target) : fullName(step.target))),
        .init(closes ? "closes the cycle" : "", .caution),
      ]
    }
    let lines = TextTable(rows: rows, indent: indent(2)).lines(in: style)
    guard !isFull, lines.count > Self.longestPath else { return lines }
    let shown = Self.longestPath / 2
    return lines.prefix(shown) + [indent(2) + "… \(lines.count - 2 * shown) more references …"]
      + lines.suffix(shown)
  }

  private func indent(_ depth: Int) -> String {
    String(repeating: Self.indent, count: depth + 1)
  }

  // MARK: Names

  /// A label, or a type with its number.
  private func name(_ node: Int) -> String {
    let node = ownership.nodes[node]
    return node.label.map { "\"\(VisibleText.line($0))\"" } ?? numbered(node)
  }

  /// A type with its label or number.
  private func fullName(_ node: Int) -> String {
    let node = ownership.nodes[node]
    guard let label = node.label else { return numbered(node) }
    return "\(VisibleText.line(node.type)) \"\(VisibleText.line(label))\""
  }

  /// A type with its number; a closure is a place in the source and mostly the only one.
  private func numbered(_ node: OwnershipNode) -> String {
    let type = VisibleText.line(node.type)
    guard type.contains("closure") else { return "\(type)#\(node.number)" }
    return node.number == 1 ? type : "\(type) (\(node.number))"
  }
}

extension ReferenceAccounting {
  /// `strong count 2 = 2 references found`, or what is missing.
  fileprivate var words: String {
    let references = found == 1 ? "1 reference" : "\(found) references"
    guard let strongCount else { return "no strong count; \(references) found" }
    if strongCount == found { return "strong count \(strongCount) = \(references) found" }
    if strongCount < found {
      return "strong count \(strongCount), but \(references) found: this is an error of leakscope"
    }
    let missing = strongCount - found
    return "strong count \(strongCount): \(references) found, "
      + (missing == 1 ? "1 owner not found" : "\(missing) owners not found")
  }
}

extension Optional<String> {
  /// The text, or none.
  fileprivate var orEmpty: String { self ?? "" }
}
