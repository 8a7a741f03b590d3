import ReportModel

/// A leak and its repair beside each other, as a part of the section of the leak.
struct HTMLComparison {
  let leak: RunReport
  let fix: RunReport
  let showsWeak: Bool
  let program: String

  private static let width = 90

  /// The part of a section.
  var lines: [String] {
    var pair = PicturePair(leak: leak, fix: fix, showsWeak: showsWeak)
    // There is no room for more beside each other, and the section tells it.
    (pair.leak.title, pair.fix.title) = (leak.scenario.name, fix.scenario.name)
    let text = ComparisonReport(
      RunComparison(leak: leak, fix: fix), width: Self.width, program: program
    ).text
    return [
      "<h3>Beside its fix, \(escaped(fix.scenario.name))</h3>", "<div class=\"pair\">",
    ] + figure(pair.leak, "The leak") + figure(pair.fix, "The fix")
      + [
        "</div>", "<details><summary>The comparison in words</summary>",
        "<pre tabindex=\"0\">\(escaped(text))</pre></details>",
      ]
  }

  private func figure(_ picture: Picture, _ caption: String) -> [String] {
    [
      "<figure><figcaption>\(caption)</figcaption>",
      "<div class=\"scroll\" role=\"region\" aria-label=\"\(caption)\" tabindex=\"0\">",
    ] + SVGDocument(pictures: [picture]).image(namespace: "", extra: []) + ["</div></figure>"]
  }

  private func escaped(_ text: String) -> String { XMLText.escaped(text) }
}
