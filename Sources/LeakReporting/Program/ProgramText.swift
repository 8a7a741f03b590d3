import ReportModel

/// The report on a program for people.
package struct ProgramText {
  /// The name of the tool, which begins each part: the program writes to the same place.
  private static let tool = "leakscope"
  private static let indent = TextLayout.indent

  private let program: String
  private let style: TextStyle

  /// Creates the text of reports on a program.
  package init(program: String, style: TextStyle) {
    self.program = VisibleText.line(program)
    self.style = style
  }

  /// One look.
  package func text(of look: ProgramReport.Look) -> String {
    let open = look.leaks.filter { $0.known == nil }
    let place = look.child.map { $0.words + "," } ?? program
    var lines = [line("\(place) \(look.occasion):") + " " + headline(look, open)]
    for leak in open { lines += [""] + self.lines(for: leak) }
    var remarks: [String] = []
    for leak in look.leaks {
      guard let reason = leak.known, let fingerprint = leak.fingerprint else { continue }
      remarks.append("known: \(leak.count) × \(leak.type), \(fingerprint) (\(reason))")
    }
    if look.furtherLeaks > 0 {
      remarks.append("\(look.furtherLeaks) more kinds of leaks not shown")
    }
    remarks += look.notes
    // Once is enough of a program that is looked at often.
    if look.number == 1, look.leaks.isEmpty, look.held == nil, look.instances == nil,
      look.reachableObjects > 0
    {
      remarks.append(Self.hint(look))
    }
    if !remarks.isEmpty { lines += [""] + remarks.map { Self.indent + VisibleText.line($0) } }
    if let instances = look.instances {
      lines += ["", heading("Instances")]
      for type in look.unmatchedTypes {
        let nearest = type.nearest.map { "; did you mean '\($0)'?" } ?? ""
        lines += [Self.indent + VisibleText.line("none of '\(type.pattern)'" + nearest), ""]
      }
      for entry in instances { lines += self.lines(for: entry) + [""] }
      if lines.last == "" { lines.removeLast() }
    }
    if let held = look.held { lines += ["", heading("Alive and reachable")] + Self.table(held) }
    return Self.text(lines)
  }

  /// What grew.
  package func text(of growth: [ProgramReport.Growth], lookCount: Int) -> String {
    guard lookCount > 1 else {
      let count = lookCount == 1 ? "there was one look only" : "there was no look"
      return Self.text([
        line("what grew is not known: \(count); '--every' and '--on-signal' make several")
      ])
    }
    guard !growth.isEmpty else {
      return Self.text([line("nothing only became more from look to look")])
    }
    let count = growth.count == 1 ? "1 type grew" : "\(growth.count) types grew"
    var lines = [line("\(count) and never shrank, from look to look")]
    for type in growth {
      let counts = type.counts.map(String.init).joined(separator: ", ")
      lines += [
        "",
        Self.indent
          + "\(VisibleText.line(type.type)): \(Self.decimal(type.perInterval)) per interval"
          + " (\(counts))",
      ]
      if !type.newest.isEmpty {
        lines += [Self.indent + "one that is new:"] + type.newest.map { Self.indent + $0 }
      }
    }
    return Self.text(lines)
  }

  /// A sentence about the program.
  package func text(ofRemark words: String) -> String { Self.text([line(words)]) }

  private func line(_ words: String) -> String {
    style.paint(Self.tool + ":", as: .heading) + " " + VisibleText.line(words)
  }

  private func heading(_ words: String) -> String { Self.indent + style.paint(words, as: .heading) }

  private static func text(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }

  private func headline(_ look: ProgramReport.Look, _ open: [ProgramReport.Entry]) -> String {
    let known = look.leaks.count - open.count
    let leaks = open.filter(\.isLeak)
    let unclear = open.filter { !$0.isLeak }.reduce(0) { $0 + $1.count }
    let rest =
      switch unclear {
      case 0: ""
      case 1: ", 1 object that could not be explained"
      default: ", \(unclear) objects that could not be explained"
      }
    guard !leaks.isEmpty else {
      return style.paint(known == 0 ? "no leaks" : "no other leaks", as: .good) + rest
    }
    let count = leaks.reduce(0) { $0 + $1.count }
    let kinds = leaks.count == 1 ? "" : " of \(leaks.count) kinds"
    return style.paint((count == 1 ? "1 leak" : "\(count) leaks") + kinds, as: .bad) + rest
  }

  /// What a root reaches is no leak, but is what somebody may have come for.
  private static func hint(_ look: ProgramReport.Look) -> String {
    let objects =
      look.reachableObjects == 1 ? "1 object is" : "\(look.reachableObjects) objects are"
    return
      "\(objects) alive and reachable: '--held' counts them by type, '--type <name>' shows what "
      + "keeps them"
  }

  private func lines(for entry: ProgramReport.Entry) -> [String] {
    let blocks = entry.retainedBlocks == 1 ? "1 block" : "\(entry.retainedBlocks) blocks"
    let keeps =
      entry.retainedBlocks == 0 ? [] : ["keeps \(Self.size(entry.retainedBytes)) in \(blocks)"]
    let name = entry.fingerprint.map { ["fingerprint \($0)"] } ?? []
    let indent = Self.indent + Self.indent
    let summary = style.paint((keeps + name).joined(separator: ", "), as: .faint)
    return entry.explanation + [indent + summary]
  }

  private static func table(_ counts: [ProgramReport.TypeCount]) -> [String] {
    guard !counts.isEmpty else { return [indent + indent + "nothing"] }
    let width = counts.map { String($0.count).count }.max() ?? 0
    return counts.map { line in
      let number = String(line.count)
      return indent + indent + String(repeating: " ", count: width - number.count) + number + "  "
        + VisibleText.line(line.type)
    }
  }

  /// `48 bytes`, `1.5 KB`.
  private static func size(_ bytes: Int) -> String {
    if bytes < 1000 { return bytes == 1 ? "1 byte" : "\(bytes) bytes" }
    var value = Double(bytes) / 1000
    for unit in ["KB", "MB"] {
      if value < 1000 { return "\(decimal(value)) \(unit)" }
      value /= 1000
    }
    return "\(decimal(value)) GB"
  }

  /// One decimal, and none of a whole number.
  private static func decimal(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(abs(tenths % 10))"
  }
}
