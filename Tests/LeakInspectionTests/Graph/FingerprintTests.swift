import LeakInspection
import Testing

@Suite struct FingerprintTests {
  /// The same names, with some of them replaced.
  private struct Renamed: GraphNames {
    let sample: SampleGraph
    let replacements: [String: String]

    private func renamed(_ name: String) -> String { replacements[name] ?? name }
    func name(of node: NodeID) -> String { renamed(sample.name(of: node)) }
    func name(of edge: EdgeID) -> String { renamed(sample.name(of: edge)) }
    func name(of root: RootID) -> String { renamed(sample.name(of: root)) }
  }

  private func fingerprint(
    of survivors: [String], in text: String, renaming replacements: [String: String] = [:]
  ) throws -> String? {
    let sample = try SampleGraph(text)
    let nodes = survivors.map { sample[$0] }
    let analysis = OwnershipAnalysis(of: sample.graph, survivors: nodes)
    return analysis.suspects(of: analysis.explanation(of: nodes[0])).map { suspects in
      Fingerprint(
        of: suspects, in: sample.graph,
        names: Renamed(sample: sample, replacements: replacements)
      ).description
    }
  }

  private static let ring = "a.x -> b; b.y -> c; c.z -> a; c.t -> d"

  @Test func ringHasOneNameWhereverItBegins() throws {
    let names = try ["a", "b", "c", "d"].map { try fingerprint(of: [$0], in: Self.ring) }
    #expect(Set(names).count == 1)
  }

  @Test func anotherMemberIsAnotherLeak() throws {
    let one = try fingerprint(of: ["a"], in: Self.ring)
    #expect(try fingerprint(of: ["a"], in: Self.ring, renaming: [".y": ".other"]) != one)
    #expect(try fingerprint(of: ["a"], in: Self.ring, renaming: ["b": "Other"]) != one)
  }

  @Test func nameIsStableAcrossVersionsOfThisFile() throws {
    #expect(try fingerprint(of: ["a"], in: "a.x -> a") == "de56e51938166abf")
  }

  @Test func indicesKeysAndNumbersDoNotCount() throws {
    let one = try fingerprint(
      of: ["a"], in: Self.ring,
      renaming: [".x": ".list[0]", "b": "closure #1 in closure #2 in f()", "c": "Row<Int>#7"])
    let other = try fingerprint(
      of: ["a"], in: Self.ring,
      renaming: [
        ".x": ".list[\"a[1]\"]", "b": "closure #3 in closure #1 in f()", "c": "Row<Int>#2",
      ])
    #expect(one == other)
    #expect(
      try fingerprint(of: ["a"], in: Self.ring, renaming: ["b": "[Int]"])
        != fingerprint(of: ["a"], in: Self.ring, renaming: ["b": "[String]"]))
  }

  @Test func storageIsFoldedBeforeNaming() throws {
    let plain = try fingerprint(of: ["a"], in: "a.list.items -> b; b.a -> a")
    let stored = try fingerprint(
      of: ["a"], in: "a.list -> s; s.items -> b; b.a -> a; s (storage)")
    #expect(plain == stored)
  }

  @Test func heldLeakBeginsAfterTheLastOwnerMeantToLive() throws {
    let held = "q (lives); q.job -> j; j.x -> a"
    let one = try fingerprint(of: ["a"], in: "root variable G -> q; \(held)")
    #expect(
      try fingerprint(of: ["a"], in: "root library H -> r; r (lives); r.q -> q; \(held)") == one)
    #expect(
      try fingerprint(of: ["a"], in: "root variable G -> q; \(held)", renaming: [".job": ".k"])
        != one)
  }

  @Test func heldLeakBeginsAtTheRootWhenNothingElseIsMeantToLive() throws {
    let one = try fingerprint(of: ["a"], in: "root variable G -> p; p.x -> a")
    #expect(try fingerprint(of: ["a"], in: "root variable H -> p; p.x -> a") != one)
  }

  @Test func heldLeakEndsAtTheFirstSurvivor() throws {
    let text = "root variable G -> p; p.x -> a; a.y -> b"
    let first = try fingerprint(of: ["a", "b"], in: text)
    #expect(try fingerprint(of: ["b", "a"], in: text) == first)
    #expect(try fingerprint(of: ["b"], in: text) != first)
  }

  @Test func abandonedLeakIsTheOwnersTypeAndWhatIsMissing() throws {
    let one = try fingerprint(of: ["a"], in: "t.x -> a; t (count 2)")
    #expect(try fingerprint(of: ["t"], in: "t (count 2)") == one)
    #expect(try fingerprint(of: ["t"], in: "t (count 1)") != one)
  }

  @Test func unexplainedObjectHasNoFingerprint() throws {
    #expect(try fingerprint(of: ["a"], in: "a (unreadable)") == nil)
  }
}
