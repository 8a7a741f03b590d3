import Foundation
import LeakInspection
import Testing

/// The verdicts on random graphs of real objects against those of a model that sees only what was built.
@Suite(.enabled(if: ProbeProcess.isPossible, Comment(rawValue: ProbeProcess.whyImpossible)))
struct LiveGraphTests {
  private static let probe = Result { try ProbeProcess("graphs") }

  private let records: [(record: LiveGraphRecord, model: LiveGraphModel)]

  init() throws {
    let probe = try Self.probe.get()
    try #require(probe.status == 0)
    records = probe.lines.split { $0.hasPrefix("snapshot ") }.map { lines in
      let record = LiveGraphRecord(lines)
      return (record, record.model)
    }
  }

  /// Expects that nothing is wrong with any node that is alive; names what is.
  private func expectForEveryNode(
    _ findFault: (Int, LiveGraphRecord, LiveGraphModel) -> String?
  ) {
    var faults: [String] = []
    for (record, model) in records {
      for node in record.alive.sorted() {
        if let fault = findFault(node, record, model) {
          faults.append("node \(node), \(record.types[node] ?? "?"): \(fault)")
        }
      }
    }
    #expect(faults.isEmpty, "\(faults.count): \(faults.prefix(20).joined(separator: "\n"))")
  }

  @Test func everythingThatTheProbeWroteIsUnderstood() {
    #expect(records.count >= 10)
    #expect(records.flatMap(\.record.strangeLines) == [])
    #expect(Set(records.flatMap { $0.record.types.values }).count > 1_000)
  }

  @Test func exactlyThoseAreAliveThatSomethingKeeps() {
    for (record, model) in records { #expect(record.alive == model.alive) }
  }

  @Test func verdictsAreThoseOfTheModel() {
    var kinds: [String: Int] = [:]
    expectForEveryNode { node, record, model in
      let right = model.verdict(on: node)
      kinds[right, default: 0] += 1
      let verdict = record.findings[node]?.verdict
      return verdict == right ? nil : "\(verdict ?? "nothing") instead of \(right)"
    }
    #expect(Set(kinds.keys) == ["held", "cycle", "abandoned"])
    #expect(kinds.values.allSatisfy { $0 > 100 }, "every verdict is met often: \(kinds)")
  }

  @Test func strongCountsAreExplainedButForUnbalancedRetains() {
    expectForEveryNode { node, record, model in
      guard let found = record.findings[node] else { return "not found" }
      let counts = (found.strongCount, found.referencesFound)
      let right = (model.strongCount(of: node), model.references(to: node))
      return counts == right ? nil : "\(counts) instead of \(right)"
    }
  }

  @Test func typesAreNamedAsInTheSource() {
    expectForEveryNode { node, record, _ in
      record.seenTypes[node] == record.types[node] ? nil : record.seenTypes[node] ?? "no name"
    }
  }

  @Test func owningReferencesAreThoseThatWereMade() {
    for (record, model) in records {
      let made = model.references.filter { $0.strength == "owns" && model.alive.contains($0.owner) }
      let right = made.map {
        LiveGraphRecord.Sight(
          strength: "counted", owner: $0.owner, target: $0.target, label: $0.label)
      }.sorted()
      let seen = record.sights.filter { ["counted", "candidate"].contains($0.strength) }.sorted()
      let difference = right.difference(from: seen)
      #expect(difference.isEmpty, "\(difference.prefix(20))")
    }
  }

  @Test func otherReferencesAreThoseThatWereMade() {
    let strengths = ["weakly": "weak", "unowned": "unowned", "unmanaged": "unmanaged"]
    for (record, model) in records {
      let right = Set(
        model.references.compactMap { made -> LiveGraphRecord.Sight? in
          guard let strength = strengths[made.strength], model.alive.contains(made.owner),
            model.alive.contains(made.target)
          else { return nil }
          return LiveGraphRecord.Sight(
            strength: strength, owner: made.owner, target: made.target, label: made.label)
        })
      let seen = Set(record.sights.filter { strengths.values.contains($0.strength) })
      #expect(right.subtracting(seen).isEmpty)
      // A dead object's memory may have become another's, which an unmanaged reference does not notice.
      #expect(seen.subtracting(right).allSatisfy { $0.strength == "unmanaged" })
    }
  }

  @Test func ringsAreClosedChainsOfReferencesThatKeepTheNode() {
    var count = 0
    for (record, model) in records {
      for (node, members) in record.rings where members.count > 1 {
        count += 1
        let isClosed = members.first == members.last
        let isChain = zip(members, members.dropFirst()).allSatisfy(model.refers)
        let keeps = members.contains { $0 == node || model.reaches($0, node) }
        #expect(isClosed && isChain && keeps, "node \(node): \(members)")
      }
    }
    #expect(count > 500)
  }

  @Test func pathsAreChainsFromWhereTheyMustBegin() {
    expectForEveryNode { node, record, model in
      guard let path = record.paths[node] else { return "no path" }
      guard zip(path, path.dropFirst()).allSatisfy(model.refers) else { return "\(path)" }
      let start = path.first ?? node
      let begins =
        switch model.verdict(on: node) {
        case "held": model.isHeldDirectly(start)
        // On a ring, or owned by a closure that is on it as part of a node.
        case "cycle": path.isEmpty || model.isOwnedByRing(start)
        default: model.isRetained(start)
        }
      return begins && path.last ?? node == node ? nil : "\(path)"
    }
  }

  @Test func memoryOfTheDeadIsCounted() {
    // What remains of the graphs of earlier snapshots remains.
    var right = 0
    for (record, model) in records {
      right += model.remainCount
      #expect(record.remainCount == right)
    }
  }
}

extension LiveGraphModel {
  /// Whether one node owns another.
  fileprivate func refers(_ owner: Int, _ target: Int) -> Bool {
    references.contains { $0.strength == "owns" && $0.owner == owner && $0.target == target }
  }

  /// Whether a node is on a ring or next to one.
  fileprivate func isOwnedByRing(_ node: Int) -> Bool {
    nodes.contains { reaches($0, $0) && ($0 == node || refers($0, node)) }
  }
}
