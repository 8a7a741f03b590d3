import ReportModel

/// What `diff` found, in the XML that Jenkins and others read as results of tests.
///
/// A family is a suite and a scenario a test. Durations and times are left out, which the schema allows: the
/// same result is the same text.
struct JUnitDocument {
  let report: DiffReport

  init(_ report: DiffReport) { self.report = report }

  /// The document; ends with a line feed.
  var text: String {
    let cases = report.comparisons.map(TestCase.init) + report.unreferenced.map(orphan)
    let suites = cases.map(\.suite).reduce(into: [String]()) { suites, suite in
      if !suites.contains(suite) { suites.append(suite) }
    }
    let document: [String] =
      [#"<?xml version="1.0" encoding="UTF-8"?>"#]
      + ["<testsuites name=\"leakscope diff\"\(counts(of: cases))>"]
      + suites.flatMap { suite in element(suite, cases.filter { $0.suite == suite }) }
      + ["</testsuites>"]
    return document.map { $0 + "\n" }.joined()
  }

  private func element(_ suite: String, _ cases: [TestCase]) -> [String] {
    ["  <testsuite name=\"\(XMLText.escaped(suite))\"\(counts(of: cases))>"]
      + cases.flatMap(\.lines) + ["  </testsuite>"]
  }

  private func counts(of cases: [TestCase]) -> String {
    let failures = cases.count { $0.problem?.element == .failure }
    let errors = cases.count { $0.problem?.element == .error }
    return " tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
  }

  private func orphan(_ path: String) -> TestCase {
    TestCase(
      suite: "Expectations", name: path,
      problem: .init(
        element: .failure, type: FindingKind.unreferencedExpectation.rawValue,
        message: "\(path) belongs to no scenario.", details: ""))
  }

  private struct TestCase {
    /// Why a test did not pass.
    struct Problem {
      enum Element: String { case failure, error }
      let element: Element
      let type: String
      let message: String
      let details: String
    }

    let suite: String
    let name: String
    let problem: Problem?

    init(suite: String, name: String, problem: Problem?) {
      self.suite = suite
      self.name = name
      self.problem = problem
    }

    init(_ comparison: Comparison) {
      suite = comparison.family
      name = comparison.scenario
      guard let first = comparison.findings.first else {
        problem = nil
        return
      }
      let isError = [.unreadable, .notRun].contains(comparison.result)
      let place = comparison.source.map { "\($0.path):\($0.line)\n" } ?? ""
      problem = Problem(
        element: isError ? .error : .failure, type: first.kind.rawValue,
        message: comparison.findings.map(\.words).joined(separator: " "),
        details: place + UnifiedDiff(comparison.difference).text)
    }

    var lines: [String] {
      let head =
        "    <testcase classname=\"\(XMLText.escaped("leakscope." + suite))\" "
        + "name=\"\(XMLText.escaped(name))\""
      guard let problem else { return [head + "/>"] }
      let element = problem.element.rawValue
      return [
        head + ">",
        "      <\(element) type=\"\(problem.type)\" message=\"\(XMLText.escaped(problem.message))\">"
          + XMLText.content(problem.details) + "</\(element)>",
        "    </testcase>",
      ]
    }
  }
}
