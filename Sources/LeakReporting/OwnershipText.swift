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
  /// References and objects with longer names are not aligned with those of other lines.
  private static let longestAligned = 44
  private static let indent = TextLayout.indent

  private let ownership: OwnershipReport
  private let names: NodeNames
  private let style: TextStyle
  private let isFull: Bool
  /// Whether the references of a ring are named once more as what to cut, though it is the only one.
  private let namesCuts: Bool

  init(
    _ ownership: OwnershipReport, style: TextStyle, isFull: Bool, namesCuts: Bool = false
  ) {
    self.namesCuts = namesCuts
    self.ownership = ownership
    names = NodeNames(nodes: ownership.nodes)
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
    let accounts = accounts(of: explanation).map { indent(1) + $0 }
    return body + accounts + nonOwning(explanation) + others(alike, besides: explanation)
  }

  /// The explanation of a leak of which no object was tracked.
  func lines(for leak: UntrackedLeak) -> [String] {
    let count = leak.count == 1 ? [] : [indent(1) + "\(leak.count) leaks of this kind"]
    return lines(for: leak.explanation, alike: []) + count + kept(leak)
  }

  /// What the object of a leak keeps besides, from the last object on that is shown already.
  private func kept(_ leak: UntrackedLeak) -> [String] {
    guard !leak.kept.isEmpty else { return [] }
    let explanation = leak.explanation
    var shown = Set((explanation.rings.joined() + explanation.path).map(\.target))
    shown.insert(explanation.object)
    var rows: [OwnershipStep] = []
    var starts: Set<Int> = []
    for path in leak.kept {
      let news = path.path.drop { shown.contains($0.target) }
      starts.insert(rows.count)
      rows += news
      shown.formUnion(news.map(\.target))
    }
    let lines = steps(rows, closing: false, naming: starts)
    let rest =
      leak.otherKept == 0
      ? [] : [indent(2) + "and \(leak.otherKept) more object" + (leak.otherKept == 1 ? "" : "s")]
    let keeps = leak.count == 1 ? "it keeps as well:" : "they keep as well:"
    return [indent(1) + keeps] + lines + rest + leak.kept.flatMap(ring)
  }

  /// The ring of an object that is kept, if it is on one.
  private func ring(of kept: KeptObject) -> [String] {
    guard let start = kept.ring.first?.owner, let object = kept.path.last?.target else { return [] }
    return [indent(1) + "\(name(object)) is also on a ring:", indent(1) + fullName(start)]
      + steps(kept.ring, closing: true)
  }

  // MARK: The four verdicts

  private func cycle(_ explanation: OwnershipExplanation) -> [String] {
    let label = name(explanation.object)
    let isOnRing = explanation.path.isEmpty
    let isOnAll = explanation.rings.allSatisfy { ring in
      ring.contains { $0.target == explanation.object }
    }
    let place = isOnAll ? "is on" : "is kept by"
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
    if explanation.hasAllPaths == false { lines.append(indent(1) + "and from more") }
    guard !explanation.rings.isEmpty else { return lines }
    return lines + [indent(1) + "it is also on \(ringCount(explanation))"] + rings(explanation)
  }

  private func abandoned(_ explanation: OwnershipExplanation) -> [String] {
    let label = name(explanation.object)
    guard let first = explanation.path.first?.owner else {
      let isTask = ownership.nodes[explanation.object].isTask
      let words = isTask ? "nobody can resume \(label)" : "nothing leads to \(label)"
      return [headline(.abandoned, words + ", and it is on no ring")]
        + missingOwners(explanation)
    }
    return [
      headline(.abandoned, "\(label) is kept by \(fullName(first)), \(isLost(first)):")
    ] + steps(explanation.path, closing: false) + missingOwners(explanation)
  }

  /// How the references that were found compare with the count.
  ///
  /// A task is one of its own owners, so its count says nothing of others, and what a task's frames hold
  /// cannot be compared. That neither can be a finding is said only where all is asked for.
  private func accounts(of explanation: OwnershipExplanation) -> [String] {
    if ownership.nodes[explanation.object].isTask {
      return isFull ? ["a task owns itself until it ends"] : []
    }
    return explanation.accounting.isOpen && !isFull ? [] : [explanation.accounting.words]
  }

  private func isLost(_ node: Int) -> String {
    ownership.nodes[node].isTask ? "which nobody can resume" : "to which nothing leads"
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
    case (let count, true): "\(count) rings; \(first(of: explanation))"
    case (let count, false): "more than \(count) rings; \(first(of: explanation))"
    }
  }

  /// What the first ring is among those that are shown: rings that the object is on come before others, which
  /// may be shorter.
  private func first(of explanation: OwnershipExplanation) -> String {
    let lengths = explanation.rings.map { ring in ring.reduce(0) { $0 + 1 + ($1.skipped ?? 0) } }
    if lengths.first == lengths.min() { return "the shortest:" }
    let isOnIt = explanation.rings.first?.contains { $0.owner == explanation.object } == true
    return isOnIt ? "the shortest that it is on:" : "one of them:"
  }

  private func rings(_ explanation: OwnershipExplanation) -> [String] {
    explanation.rings.enumerated().flatMap { index, ring in
      (index == 0 ? [] : [indent(1) + "and:"])
        + [indent(1) + (ring.first?.owner).map(fullName).orEmpty] + steps(ring, closing: true)
    }
  }

  /// How many references are named of which any can be cut.
  private static let cutLimit = 10

  private func shared(_ explanation: OwnershipExplanation) -> [String] {
    // An owner that was not found may keep it whatever is cut.
    let namesCuts = namesCuts && explanation.otherOwners.isEmpty
    guard explanation.rings.count > 1 || namesCuts else { return [] }
    guard !explanation.sharedSteps.isEmpty else {
      return [indent(1) + "no single reference, cut, frees it"] + together(explanation)
    }
    let names = explanation.sharedSteps.flatMap { step in
      (step.skipped.map { ["… \($0) more …"] } ?? []) + [reference(step)]
    }
    let words = names.count == 1 ? "cutting this frees it: " : "cutting one of these frees it: "
    guard names.count > Self.cutLimit else {
      return [indent(1) + words + names.joined(separator: ", ")]
    }
    let all = explanation.sharedSteps.reduce(0) { $0 + 1 + ($1.skipped ?? 0) }
    let shown = names.prefix(Self.cutLimit - 1)
    return [
      indent(1) + words + shown.joined(separator: ", ") + " and \(all - shown.count) more"
    ]
  }

  /// What has to be cut where one reference is not enough, if that was looked for.
  private func together(_ explanation: OwnershipExplanation) -> [String] {
    let cuts = CutRanking(ownership).cuts(freeing: explanation)
    guard let best = cuts.best else { return [] }
    let others = cuts.sets.count - 1
    let more = cuts.isComplete ? "\(others)" : "more than \(others)"
    return [
      indent(1) + "cutting these \(best.count) together frees it: "
        + best.map(reference).joined(separator: ", ")
        + (others == 0
          ? "" : "; so " + (others == 1 ? "does 1 other set" : "do \(more) other sets"))
    ]
  }

  private func reference(_ step: OwnershipStep) -> String { names.reference(step) }

  /// The references that do not keep the object, if they were asked for.
  private func nonOwning(_ explanation: OwnershipExplanation) -> [String] {
    guard let references = explanation.nonOwningReferences else { return [] }
    guard !references.isEmpty else {
      return [indent(1) + "no weak, unowned or unmanaged reference to it was found"]
    }
    let rows = references.map { found -> [TextTable.Cell] in
      let step = OwnershipStep(owner: found.owner, name: found.name, target: explanation.object)
      return [.init(found.kind.rawValue, .faint), .init(reference(step))]
    }
    return [indent(1) + "not kept by:"] + TextTable(rows: rows, indent: indent(2)).lines(in: style)
  }

  private func missingOwners(_ explanation: OwnershipExplanation) -> [String] {
    explanation.otherOwners.map { indent(1) + "\(fullName($0)) has owners that were not found" }
  }

  /// References, each on its line; those at the places `starts` begin with their owner.
  func steps(
    _ steps: [OwnershipStep], closing: Bool, naming starts: Set<Int> = []
  ) -> [String] {
    let rows = steps.enumerated().map { index, step -> [TextTable.Cell] in
      let closes = closing && index == steps.count - 1
      return [
        .init(starts.contains(index) ? reference(step) : VisibleText.line(step.name)),
        .init("→ " + (closes ? name(step.target) : fullName(step.target))),
        .init(closes ? "closes the cycle" : "", .caution),
      ]
    }
    var lines = TextTable(rows: rows, indent: indent(2), longestCell: Self.longestAligned)
      .lines(in: style)
    var hidden = steps.reduce(0) { $0 + ($1.skipped ?? 0) }
    var gap = steps.firstIndex { $0.skipped != nil }
    if !isFull, lines.count > Self.longestPath {
      let shown = Self.longestPath / 2
      hidden += lines.count - 2 * shown
      lines = Array(lines.prefix(shown) + lines.suffix(shown))
      gap = shown
    }
    if let gap { lines.insert(indent(2) + "… \(hidden) more references …", at: gap) }
    return lines
  }

  func indent(_ depth: Int) -> String {
    String(repeating: Self.indent, count: depth + 1)
  }

  func name(_ node: Int) -> String { names.name(node) }

  func type(_ node: Int) -> String { ownership.nodes[node].type }

  private func fullName(_ node: Int) -> String { names.fullName(node) }
}

extension ReferenceAccounting {
  /// `strong count 2 = 2 references found`, or what is missing.
  fileprivate var words: String {
    if isOpen {
      return "strong count not compared: frames of a task may hold copies of a reference"
    }
    let references = found == 1 ? "1 reference" : "\(found) references"
    guard let strongCount else { return "no strong count; \(references) found" }
    if strongCount == found { return "strong count \(strongCount) = \(references) found" }
    if strongCount < found {
      return "strong count \(strongCount), but \(references) found: "
        + "one of them is none, or it was released too often"
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
