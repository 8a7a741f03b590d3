import ReportModel

/// One report on a page.
struct HTMLSection {
  let report: RunReport
  let picture: Picture
  let pair: HTMLComparison?
  let timeline: Timeline?
  /// How hints call the program.
  let program: String
  /// The scenarios that have a section on the page.
  let names: Set<String>

  /// The name by which links lead to the section of a scenario.
  static func anchor(_ name: String) -> String {
    "scenario-"
      + name.unicodeScalars.map { scalar in
        let isPlain =
          scalar.isASCII
          && (scalar.properties.isAlphabetic || "0123456789-".unicodeScalars.contains(scalar))
        return isPlain ? String(scalar) : "_\(String(scalar.value, radix: 16))_"
      }.joined()
  }

  /// The section.
  var lines: [String] {
    let scenario = report.scenario
    let anchor = Self.anchor(scenario.name)
    return [
      "<section id=\"\(anchor)\" aria-labelledby=\"\(anchor)-title\">",
      "<h2 id=\"\(anchor)-title\">\(Self.escaped(scenario.name))</h2>",
      "<p class=\"lead\">\(Self.escaped(scenario.summary)) "
        + "<small>\(Self.escaped(scenario.family)) · declared: \(scenario.declaredWords)</small></p>",
    ] + drawing(anchor) + (pair?.lines ?? []) + course(anchor) + events + objects + why + fix + [
      "<p class=\"\(report.matchesDeclaration ? "good" : "bad")\">"
        + "\(Self.escaped(report.outcomeWords))</p>", "</section>",
    ]
  }

  // MARK: Parts

  private func drawing(_ anchor: String) -> [String] {
    guard !picture.edges.isEmpty || !picture.nodes.isEmpty else { return [] }
    let words = picture.sentences
    return ["<h3>Who holds whom</h3>"]
      // A wide picture is scrolled, which a keyboard can do where it has the focus.
      + ["<div class=\"scroll\" role=\"region\" aria-label=\"Picture\" tabindex=\"0\">"]
      + SVGDocument(pictures: [picture]).image(namespace: "", extra: []) + ["</div>"]
      + (words.isEmpty
        ? []
        : ["<details><summary>The picture in words</summary><ul>"]
          + words.map { "<li>\(Self.escaped($0))</li>" } + ["</ul></details>"])
  }

  private func course(_ anchor: String) -> [String] {
    guard let timeline else { return [] }
    return HTMLTimeline(
      timeline: timeline, events: report.events, anchor: anchor,
      advice: "\(program) graph \(report.scenario.name) --format html --timeline "
        + "spreads what is read over the whole run."
    ).lines
  }

  private var events: [String] {
    guard !report.events.isEmpty else { return ["<h3>Events</h3><p>none</p>"] }
    return [
      "<h3>Events</h3>",
      "<div class=\"scroll\"><table><thead><tr><th scope=\"col\">No.</th>"
        + "<th scope=\"col\">Kind</th><th scope=\"col\">What happened</th></tr></thead><tbody>",
    ]
      + report.events.map { event in
        let text = VisibleText.lines(event.text).map(Self.escaped).joined(separator: "<br>")
        let marks = (timeline?.closings ?? []).filter { $0.event == event.number }
          .map { "<strong class=\"mark\">◆ \(Self.escaped($0.mark))</strong>" }
        return "<tr><th scope=\"row\">\(event.number)</th><td>\(event.kind.rawValue)</td>"
          + "<td>\(text)\(marks.joined())</td></tr>"
      } + ["</tbody></table></div>"]
  }

  private var objects: [String] {
    guard !report.objects.isEmpty else { return ["<h3>Objects</h3><p>none tracked</p>"] }
    return [
      "<h3>Objects</h3>", "<p>\(Self.escaped(report.countWords))</p>",
      "<div class=\"scroll\"><table><thead><tr><th scope=\"col\">Object</th>"
        + "<th scope=\"col\">Type</th><th scope=\"col\">Fate</th></tr></thead><tbody>",
    ]
      + report.objects.map { object in
        let (kind, words) =
          switch object.fate {
          case .survived: ("bad", "✗ survived")
          case .deinitialized(let event): ("good", "✓ deinitialized, event \(event)")
          case .undetermined: ("caution", "? undetermined")
          }
        return "<tr><th scope=\"row\">\(Self.escaped(object.label))</th>"
          + "<td><code>\(Self.escaped(object.type))</code></td>"
          + "<td class=\"\(kind)\">\(words)</td></tr>"
      } + ["</tbody></table></div>"]
  }

  private var why: [String] {
    let text = TextReport(report, program: program).why.dropFirst()
    return ["<h3>Why</h3><pre tabindex=\"0\">"]
      + [text.map(Self.escaped).joined(separator: "\n") + "</pre>"]
  }

  private var fix: [String] {
    let scenario = report.scenario
    let other = scenario.fixedBy ?? scenario.fixes
    guard scenario.remedy != nil || other != nil else { return [] }
    let link = other.map { name in
      let shown = Self.escaped(name)
      let target = names.contains(name) ? "<a href=\"#\(Self.anchor(name))\">\(shown)</a>" : shown
      return (scenario.fixedBy == nil ? "This repairs " : "Repaired by ") + target + ": "
        + "<code>\(Self.escaped("\(program) compare \(scenario.name)"))</code>"
    }
    let parts = [scenario.remedy.map(Self.escaped), link].compactMap(\.self)
    return ["<h3>Fix</h3>"] + parts.map { "<p>\($0)</p>" }
  }

  private static func escaped(_ text: String) -> String {
    XMLText.escaped(VisibleText.text(text))
  }
}
