import ReportModel

/// Reports with their pictures as one page that needs nothing else: no network, and a script only for timelines.
///
///     header
///     nav    the scenarios, each a link with what came out
///     main   one section for each: picture, timeline, events, objects, why, fix
///
/// The parts are the elements that HTML has for them, so that keyboards and screen readers find their way;
/// what a picture shows is told in words as well.
struct HTMLDocument {
  let reports: [RunReport]
  let pictures: [Picture]
  /// For each leak itself beside its repair.
  let pairs: [HTMLComparison?]
  let timelines: [Timeline?]
  let program: String

  /// What the page may load, which is nothing; its own style is in it, and its own script.
  private var policy: String {
    "default-src 'none'; style-src 'unsafe-inline'; "
      + (hasTimelines ? "script-src 'sha256-\(HTMLScript.hash)'; " : "")
      + "base-uri 'none'; form-action 'none'"
  }

  private var hasTimelines: Bool { timelines.contains { $0 != nil } }

  /// The page; ends with a line feed.
  var text: String { (head + body).map { $0 + "\n" }.joined() }

  private var title: String {
    reports.count == 1 ? reports[0].scenario.name : "\(reports.count) scenarios"
  }

  private var head: [String] {
    [
      "<!DOCTYPE html>",
      "<html lang=\"en\">",
      "<head>",
      "<meta charset=\"utf-8\">",
      "<meta http-equiv=\"Content-Security-Policy\" content=\"\(policy)\">",
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">",
      "<meta name=\"color-scheme\" content=\"light dark\">",
      "<title>leakscope: \(XMLText.escaped(title))</title>",
      "<style>", HTMLStyle.rules, SVGStyle.rules, "</style>",
      "</head>",
    ]
  }

  private var body: [String] {
    [
      "<body>",
      "<a class=\"skip\" href=\"#reports\">To the reports</a>",
      "<svg class=\"leakscope heads\" width=\"0\" height=\"0\" aria-hidden=\"true\" focusable=\"false\">",
    ] + SVGDocument.definitions + ["</svg>"]
      + ["<header><h1>Why is it still alive?</h1><p>\(summary)</p></header>"]
      + ["<div class=\"page\">"] + navigation + ["<main id=\"reports\" tabindex=\"-1\">"]
      + reports.indices.flatMap { place in
        HTMLSection(
          report: reports[place], picture: pictures[place], pair: pairs[place],
          timeline: timelines[place],
          program: program, names: Set(reports.map(\.scenario.name))
        ).lines
      } + ["</main>", "</div>"] + (hasTimelines ? ["<script>\(HTMLScript.text)</script>"] : [])
      + ["</body>", "</html>"]
  }

  private var summary: String {
    let leaks = reports.count { !$0.survivors.isEmpty }
    let runs = reports.count == 1 ? "1 scenario" : "\(reports.count) scenarios"
    return "\(runs): tracked objects survived in \(leaks)."
  }

  private var navigation: [String] {
    ["<nav aria-label=\"Scenarios\"><h2>Scenarios</h2><ul>"]
      + reports.map { report in
        let survivors = report.survivors.count
        let mark = survivors > 0 ? "✗" : report.ending.isEarly ? "!" : "✓"
        let words =
          survivors > 0 ? "\(survivors) survived" : report.ending.isEarly ? "ended early" : "clean"
        let kind = survivors > 0 ? "bad" : report.ending.isEarly ? "caution" : "good"
        return "<li><a href=\"#\(HTMLSection.anchor(report.scenario.name))\">"
          + "<span class=\"\(kind)\" aria-hidden=\"true\">\(mark)</span> "
          + "\(XMLText.escaped(report.scenario.name))</a> <small>\(words)</small></li>"
      } + ["</ul></nav>"]
  }
}
