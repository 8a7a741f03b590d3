import Foundation
import LeakReporting
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What another reader of XML finds in a report.
private final class JUnitReader: NSObject, XMLParserDelegate {
  struct Case: Equatable {
    var suite = ""
    var name = ""
    var problem: String?
    var type: String?
    var message: String?
    var text = ""
  }

  private(set) var cases: [Case] = []
  private(set) var counts: [String: [String: String]] = [:]
  private var suite = ""

  init?(_ text: String) {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    guard parser.parse() else { return nil }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    switch name {
    case "testsuites": counts[""] = attributes
    case "testsuite":
      suite = attributes["name"] ?? ""
      counts[suite] = attributes
    case "testcase": cases.append(Case(suite: suite, name: attributes["name"] ?? ""))
    default:
      guard !cases.isEmpty else { return }
      cases[cases.count - 1].problem = name
      cases[cases.count - 1].type = attributes["type"]
      cases[cases.count - 1].message = attributes["message"]
    }
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    if !cases.isEmpty, cases[cases.count - 1].problem != nil { cases[cases.count - 1].text += text }
  }
}

@Suite struct JUnitTests {
  @Test func anIndependentReaderFindsEveryScenarioAndItsProblem() throws {
    let reader = try #require(JUnitReader(DiffSamples.everything.text(as: .junit)))
    try #require(reader.cases.count == 7)
    #expect(
      reader.cases.map(\.problem) == [
        nil, "failure", "failure", "error", "error", "failure", "failure",
      ])
    #expect(
      reader.cases.map(\.type) == [
        nil, "new-leak", "no-expectation", "unreadable-expectation", "not-run", "other-wording",
        "unreferenced-expectation",
      ])
    #expect(reader.cases.map(\.suite) == Array(repeating: "RAC", count: 6) + ["Expectations"])
    #expect(reader.cases[1].name == "different")
    #expect(
      reader.cases[1].message == "A new leak: \"subject\" survived (cycle). Other events: 1 new.")
    #expect(reader.cases[1].text.hasPrefix("Scenarios/RAC/different.swift:7\n--- expected\n"))
    #expect(reader.cases[6].name == "RAC/Expected/old one.txt")
  }

  @Test func theCountsAreThoseOfTheTests() throws {
    let reader = try #require(JUnitReader(DiffSamples.everything.text(as: .junit)))
    #expect(reader.counts[""]?["tests"] == "7")
    #expect(reader.counts[""]?["failures"] == "4")
    #expect(reader.counts[""]?["errors"] == "2")
    #expect(reader.counts["RAC"]?["tests"] == "6")
    #expect(reader.counts["Expectations"]?["failures"] == "1")
  }

  @Test func textFromOutsideIsReadBackAsItWas() throws {
    let reader = try #require(JUnitReader(DiffSamples.everything.text(as: .junit)))
    try #require(reader.cases.count == 7)
    #expect(reader.cases[5].name == "a <&\"'>, b: c # d\\ e")
    #expect(reader.cases[5].message == "100% & <more> | `x` \"quoted\" # no, a: b\nnext")
    #expect(reader.cases[5].text.contains("\n-]]> <a> & \\u{1B}[31m ``` :\n+   ... --- \\t\n"))
  }

  @Test func nothingComparedIsADocumentAsWell() throws {
    let reader = try #require(JUnitReader(DiffSamples.report().text(as: .junit)))
    #expect(reader.cases.isEmpty && reader.counts[""]?["tests"] == "0")
  }
}
