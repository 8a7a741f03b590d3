import Foundation
import LeakReporting
import ReportModel
import Testing

/// The page of reports.
@Suite struct HTMLDocumentTests {
  private let page = PictureReport([
    ComparisonSamples.leak(), ComparisonSamples.fix(nil), PictureSamples.hostile,
  ]).text(as: .html)

  @Test func thePageLoadsAndRunsNothing() {
    #expect(page.contains("http-equiv=\"Content-Security-Policy\" content=\"default-src 'none';"))
    #expect(!page.contains("<script"))
    #expect(!page.contains(#/(src|href)="(?!#)/#))
    #expect(!page.contains(#/url\((?!#)/#))
    #expect(!page.contains("@import"))
    #expect(!page.contains("http://") && !page.contains("https://"))
  }

  @Test func everyScenarioIsListedAndHasASection() {
    for name in ["ring", "no-ring"] {
      #expect(page.contains("<li><a href=\"#scenario-\(name)\">"))
      #expect(page.contains("<section id=\"scenario-\(name)\" aria-labelledby"))
    }
  }

  @Test func aSectionHasEventsObjectsReasonAndPicture() {
    #expect(page.contains("<tr><th scope=\"row\">1</th><td>log</td><td>starts</td></tr>"))
    #expect(page.contains("<th scope=\"row\">screen</th><td><code>Screen</code></td>"))
    #expect(page.contains("cycle: &quot;screen&quot; is on a ring:"))
    #expect(page.contains("<svg class=\"leakscope\""))
    #expect(
      page.contains("<li>closure #1 in Screen.start() captures: &quot;screen&quot;")
        || page.contains("captures: &quot;screen&quot; Screen, to be cut."))
  }

  @Test func whatPeopleNamedIsNoMarkup() {
    #expect(!page.contains("</text><script>"))
    #expect(page.contains("&lt;/text&gt;&lt;script&gt;"))
  }

  @Test func elementsAreClosedInTheirOrder() {
    let void: Set<String> = ["meta", "br"]
    var open: [Substring] = []
    for match in page.matches(of: #/<(/?)([a-zA-Z0-9]+)([^<>]*)>/#) {
      let (slash, name, rest) = (match.1, match.2, match.3)
      if void.contains(String(name)) || rest.hasSuffix("/") { continue }
      if slash.isEmpty {
        open.append(name)
      } else {
        #expect(open.popLast() == name)
      }
    }
    #expect(open.isEmpty)
  }

  @Test func identifiersAreUsedOnce() {
    let identifiers = page.matches(of: #/ id="([^"]*)"/#).map { String($0.1) }
    // The third sample has the name of the first.
    let others = identifiers.filter { !$0.hasPrefix("scenario-ring") }
    #expect(Set(others).count == others.count)
  }

  @Test func arrowsHaveTheColoursOfTheirPictures() {
    // The rules of pictures hold inside of elements of this class only.
    #expect(page.contains("<svg class=\"leakscope heads\""))
    #expect(page.contains("marker-end=\"url(#leakscope-cut)\""))
  }

  @Test func keyboardsReachWhatScrolls() {
    #expect(page.contains("<a class=\"skip\" href=\"#reports\">"))
    #expect(page.contains("role=\"region\" aria-label=\"Picture\" tabindex=\"0\""))
    #expect(page.contains("<main id=\"reports\" tabindex=\"-1\">"))
  }
}
