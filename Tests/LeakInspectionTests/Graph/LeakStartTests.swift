import LeakInspection
import Testing

/// Which survivors are listed that nobody tracked, and where their leaks start.
///
/// In these graphs a node whose name begins with `lib` is a library's object, one that begins with `raw` is
/// none, and all others are the program's.
@Suite struct LeakStartTests {
  private func leaks(
    _ text: String, tracked: [String] = [], shown: [String] = []
  ) throws -> (listed: [String], starts: [String]) {
    let sample = try SampleGraph(text)
    let tracked = tracked.map { sample[$0] }
    let leaks = LeakStarts(
      in: OwnershipAnalysis(of: sample.graph, survivors: tracked), tracked: Set(tracked),
      shown: Set(shown.map { sample[$0] })
    ) { node in
      let name = sample.name(of: node)
      return name.hasPrefix("raw") ? nil : name.hasPrefix("lib") ? .library : .program
    }
    return (
      leaks.listed.map { "\(sample.name(of: $0.node)) \($0.kind)" }.sorted(),
      leaks.starts.map { start in
        "\(start.kind) \(start.nodes.map(sample.name(of:)).sorted().joined(separator: " "))"
      }.sorted()
    )
  }

  @Test func aRingIsOneLeakTogetherWithWhatItKeeps() throws {
    let found = try leaks("a.b -> b; b.a -> a; b.c -> c")
    #expect(found.listed == ["a cycle", "b cycle", "c cycle"])
    #expect(found.starts == ["cycle a b"])
  }

  @Test func whatALibraryKeepsForAListedObjectIsNotListed() throws {
    let found = try leaks("a.b -> b; b.a -> a; a.lock -> libLock; libLock.x -> libInner")
    #expect(found.listed == ["a cycle", "b cycle"])
  }

  @Test func aLibraryObjectIsListedWhereTheLeakStartsWithIt() throws {
    let found = try leaks("libTimer.block -> target; libTimer.storage -> libStorage")
    #expect(found.listed == ["libTimer abandoned", "target abandoned"])
    #expect(found.starts == ["abandoned libTimer"])
  }

  @Test func aLibraryObjectOnARingIsListed() throws {
    let found = try leaks("a.timer -> libTimer; libTimer.target -> a")
    #expect(found.listed == ["a cycle", "libTimer cycle"])
    #expect(found.starts == ["cycle a"])
  }

  @Test func memoryWithoutATypeHandsOnWhoKeepsIt() throws {
    let found = try leaks("a.raw -> raw; raw.x -> libLock; rawLoose.x -> libLoose")
    #expect(found.listed == ["a abandoned", "libLoose abandoned"])
    #expect(found.starts == ["abandoned a", "abandoned libLoose"])
  }

  @Test func anotherRingOfTheProgramBehindALeakIsALeakOfItsOwn() throws {
    let found = try leaks("a.a -> a; a.b -> b; b.c -> c; c.b -> b")
    #expect(found.starts == ["cycle a", "cycle b c"])
  }

  @Test func aRingOfALibraryBehindALeakIsNone() throws {
    let found = try leaks("a.a -> a; a.b -> libB; libB.c -> libC; libC.b -> libB")
    #expect(found.listed == ["a cycle", "libB cycle", "libC cycle"])
    #expect(found.starts == ["cycle a"])
  }

  @Test func aTrackedObjectIsNotListedAndItsLeakIsShownAlready() throws {
    let found = try leaks("a.b -> b; b.a -> a; b.c -> c; d.d -> d", tracked: ["a"])
    #expect(found.listed == ["b cycle", "c cycle", "d cycle"])
    #expect(found.starts == ["cycle d"])
  }

  @Test func theRingThatKeepsATrackedObjectIsShownAlready() throws {
    let found = try leaks("a.b -> b; b.a -> a; b.t -> t", tracked: ["t"], shown: ["a", "b"])
    #expect(found.listed == ["a cycle", "b cycle"])
    #expect(found.starts == [])
  }

  @Test func ofHeldObjectsTheFirstOnEachPathIsAStart() throws {
    let found = try leaks(
      "root variable S -> libCache; libCache.x -> page; page.y -> inner; libCache.z -> other")
    #expect(found.listed == ["inner held", "other held", "page held"])
    #expect(found.starts == ["held other", "held page"])
  }

  @Test func whatATrackedObjectHoldsIsShownAlready() throws {
    let found = try leaks("root variable S -> t; t.x -> a; a.y -> b", tracked: ["t"])
    #expect(found.listed == ["a held", "b held"])
    #expect(found.starts == [])
  }

  @Test func behindAnOwnerThatIsShownOtherPathsAreLeaksOfTheirOwn() throws {
    let found = try leaks(
      "root variable S -> hub; hub.0 -> t; hub.1 -> screen", tracked: ["t"], shown: ["hub"])
    #expect(found.listed == ["hub held", "screen held"])
    #expect(found.starts == ["held screen"])
  }

  @Test func aListOfAMillionHeldNodesIsOneLeak() throws {
    var builder = OwnershipGraphBuilder(nodes: 1_000_000, edges: 1_000_000)
    let nodes = (0..<1_000_000).map { _ in builder.addNode(kind: .object, strongCount: 1) }
    for (owner, target) in zip(nodes, nodes.dropFirst()) {
      builder.addEdge(from: owner, to: target, label: LabelID(rawValue: 0), strength: .counted)
    }
    builder.addRoot(nodes[0], label: LabelID(rawValue: 1), strength: .counted, rank: .variable)
    let analysis = OwnershipAnalysis(of: builder.build(), survivors: [])
    let leaks = LeakStarts(in: analysis, tracked: [], shown: []) { _ in .program }
    #expect(leaks.listed.count == 1_000_000)
    #expect(leaks.starts.map(\.nodes) == [[nodes[0]]])
  }
}
