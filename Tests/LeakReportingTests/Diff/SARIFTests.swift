import Foundation
import LeakReporting
import Testing

@Suite struct SARIFTests {
  /// A value of a JSON document, read by a key or an index.
  private struct Node {
    let value: Any?

    subscript(key: String) -> Node { Node(value: (value as? [String: Any])?[key]) }
    subscript(index: Int) -> Node {
      let array = value as? [Any] ?? []
      return Node(value: array.indices.contains(index) ? array[index] : nil)
    }
    var text: String? { value as? String }
    var number: Int? { value as? Int }
    var flag: Bool? { value as? Bool }
    var count: Int { (value as? [Any])?.count ?? 0 }
  }

  private func run(_ report: DiffReport = DiffSamples.everything) throws -> Node {
    let data = Data(try report.text(as: .sarif).utf8)
    let log = Node(value: try JSONSerialization.jsonObject(with: data))
    #expect(log["version"].text == "2.1.0")
    #expect(log["$schema"].text?.hasSuffix("sarif-schema-2.1.0.json") == true)
    #expect(log["runs"].count == 1)
    return log["runs"][0]
  }

  @Test func everyFindingIsAResultOfARuleThatIsThere() throws {
    let run = try run()
    let rules = run["tool"]["driver"]["rules"]
    #expect(rules.count == FindingKind.allCases.count)
    #expect(run["results"].count == 7)
    for index in 0..<7 {
      let result = run["results"][index]
      let rule = rules[try #require(result["ruleIndex"].number)]
      #expect(rule["id"].text == result["ruleId"].text)
      #expect(rule["defaultConfiguration"]["level"].text == result["level"].text)
      #expect(result["message"]["text"].text?.isEmpty == false)
    }
    #expect(run["tool"]["driver"]["version"].text == "1.2.3")
  }

  @Test func aResultNamesLineLeakAndScenario() throws {
    let result = try run()["results"][0]
    let place = result["locations"][0]["physicalLocation"]
    #expect(result["ruleId"].text == "new-leak")
    #expect(place["artifactLocation"]["uri"].text == "Scenarios/RAC/different.swift")
    #expect(place["artifactLocation"]["uriBaseId"].text == "%SRCROOT%")
    #expect(place["region"]["startLine"].number == 7)
    #expect(result["locations"][0]["logicalLocations"][0]["name"].text == "different")
    #expect(result["partialFingerprints"]["leakscopeLeak/v1"].text == "0123456789abcdef")
    #expect(try run()["originalUriBaseIds"]["%SRCROOT%"].value != nil)
  }

  @Test func aResultIsRecognisedWithoutALeakAsWell() throws {
    let run = try run()
    let names = (0..<7).map {
      run["results"][$0]["partialFingerprints"]["leakscopeFinding/v1"].text
    }
    #expect(Set(names.compactMap(\.self)).count == 7)
  }

  @Test func pathsAreReferencesWithoutSpaces() throws {
    let run = try run()
    let last = run["results"][6]["locations"][0]["physicalLocation"]["artifactLocation"]
    #expect(last["uri"].text == "Scenarios/RAC/Expected/old%20one.txt")
  }

  @Test func bracesInTextAreNoPlaceholders() throws {
    var report = DiffSamples.everything
    report.unreferenced = ["Expected/{0}.txt"]
    let run = try run(report)
    #expect(
      run["results"][6]["message"]["text"].text == "Expected/{{0}}.txt belongs to no scenario.")
  }

  @Test func outsideARepositoryNoPathIsSaidToBeginAtItsRoot() throws {
    var report = DiffSamples.everything
    report.folder = nil
    let run = try run(report)
    let place = run["results"][0]["locations"][0]["physicalLocation"]["artifactLocation"]
    #expect(place["uri"].text != nil)
    #expect(place["uriBaseId"].value == nil)
    #expect(run["results"][6]["locations"].value == nil)
  }

  @Test func whatTheToolCouldNotDoIsNoSuccess() throws {
    let invocation = try run()["invocations"][0]
    #expect(invocation["executionSuccessful"].flag == false)
    #expect(invocation["exitCode"].number == 1)
    #expect(invocation["toolExecutionNotifications"].count == 2)
    let found = DiffSamples.report(DiffSamples.comparison("a", .different, DiffSamples.newLeak))
    #expect(try self.run(found)["invocations"][0]["executionSuccessful"].flag == true)
  }
}
