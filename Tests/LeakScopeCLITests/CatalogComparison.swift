import Foundation
import ReportModel
import Testing

/// The pairs of the articles: what is computed to free a survivor is what the repair does.
@Suite(.enabled(if: Tool.canReadMemory))
struct CatalogComparison {
  /// The families of the articles.
  private static let families = ["RAC", "Rx", "Timers"]

  /// Where the repair does not remove a smallest cut, and why.
  private static let others: [String: String] = [
    // The repair shares numbers and pairs them afterwards: what is shared there remembers no pair.
    "dispose-unretained-replay": "Nothing like the owner was seen",
    // The repair has a composite in the place of the bag.
    "dispose-bag-shells": "Nothing like the owner was seen",
  ]

  static func decoded(_ json: String) throws -> RunComparison {
    struct Envelope: Decodable { let comparison: RunComparison }
    return try JSONDecoder().decode(Envelope.self, from: Data(json.utf8)).comparison
  }

  private static func names() throws -> [String] {
    try families.flatMap { family in
      try Tool.leakscope.run("list", "--leaks", "--family", family, "--format", "names").output
        .split(separator: "\n").map(String.init)
    }
  }

  @Test func theComputedCutAgreesWithTheFixOfEveryPair() async throws {
    let names = try Self.names()
    #expect(names.count > 40)
    try await withThrowingTaskGroup { group in
      for lane in 0..<2 {
        group.addTask {
          for (index, name) in names.enumerated() where index % 2 == lane { try Self.check(name) }
        }
      }
      try await group.waitForAll()
    }
  }

  private static func check(_ name: String) throws {
    let run = try Tool.leakscope.run("compare", name, "--format", "json")
    #expect(run.status == 0, "\(name): \(run.errors)")
    let comparison = try decoded(run.output)
    let agreement = try #require(comparison.agreement, "\(name)")
    if let reason = others[name] {
      #expect(agreement.result == .differs, "\(name)")
      #expect(agreement.reason?.hasPrefix(reason) == true, "\(name)")
    } else {
      #expect([.agrees, .unwitnessed].contains(agreement.result), "\(name)")
      #expect(!agreement.cut.isEmpty, "\(name)")
    }
    // Taking snapshots changes nothing of the run.
    #expect(!comparison.objects.filter(\.differs).isEmpty, "\(name)")
  }
}
