import LeakReporting
import Testing

@Suite struct ShardTests {
  @Test(arguments: [1, 2, 3, 7, 191, 500])
  func partsAreDisjointBalancedAndWhole(count: Int) throws {
    let all = Array(0..<191)
    let parts = try (1...count).map { index in
      try #require(Shard(index: index, count: count)).part(of: all)
    }
    #expect(parts.joined().sorted() == all)
    let sizes = parts.map(\.count)
    #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1)
  }

  @Test(arguments: ["0/3", "4/3", "1/0", "-1/3", "1", "1/", "/3", "a/b", "1/2/3", "+1/2", "1/1001"])
  func otherTextsAreNoPart(text: String) { #expect(Shard(text) == nil) }

  /// The reports on the parts of five scenarios.
  private func parts(_ count: Int, version: String = "1") throws -> [(
    name: String, report: DiffReport
  )] {
    let names = ["a", "b", "c", "d", "e"]
    return try (1...count).map { index in
      let shard = try #require(Shard(index: index, count: count))
      var report = DiffReport(
        version: version, folder: "Scenarios", selection: .init(names: names, shard: shard))
      report.comparisons = shard.part(of: names).map { DiffSamples.comparison($0, .equal) }
      return ("part \(index)", report)
    }
  }

  @Test(arguments: [1, 2, 3, 5, 6])
  func mergedPartsAreInTheOrderOfTheWhole(count: Int) throws {
    let merged = try #require(try DiffReport.merging(try parts(count).reversed()))
    #expect(merged.comparisons.map(\.scenario) == ["a", "b", "c", "d", "e"])
    #expect(merged.selection == .init(names: ["a", "b", "c", "d", "e"]))
  }

  @Test func aMissingPartIsNamed() throws {
    let parts = try parts(4)
    #expect(throws: DiffReport.MergeError.missing(parts: ["2/4", "4/4"])) {
      try DiffReport.merging([parts[0], parts[2]])
    }
  }

  @Test func aPartThatIsThereTwiceIsNamed() throws {
    let parts = try parts(2)
    #expect(throws: DiffReport.MergeError.overlap(part: "1/2", names: ["part 1", "part 1"])) {
      try DiffReport.merging([parts[0], parts[0], parts[1]])
    }
  }

  @Test func partsOfOtherWholesAreRefused() throws {
    let parts = try parts(2)
    #expect(throws: DiffReport.MergeError.otherSelection(name: "part 2", than: "part 1")) {
      try DiffReport.merging([parts[0], try self.parts(3)[1]])
    }
    var other = parts[1]
    other.report.selection.identity = "other"
    #expect(throws: DiffReport.MergeError.otherSelection(name: "part 2", than: "part 1")) {
      try DiffReport.merging([parts[0], other])
    }
    let version = DiffReport.MergeError.otherVersion(name: "part 2", found: "2", expected: "1")
    #expect(throws: version) {
      try DiffReport.merging([parts[0], try self.parts(2, version: "2")[1]])
    }
  }

  @Test func aPartThatWasCutOffIsRefused() throws {
    var parts = try parts(2)
    parts[1].report.comparisons.removeLast()
    #expect(throws: DiffReport.MergeError.incomplete(name: "part 2", found: 1, expected: 2)) {
      try DiffReport.merging(parts)
    }
  }
}
