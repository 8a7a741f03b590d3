import Testing

/// What is found out about a user's module does not depend on how that is compiled.
@Suite(.enabled(if: ProbeProcess.isPossible, Comment(rawValue: ProbeProcess.whyImpossible)))
struct FlaggedModuleTests {
  private static let plain = Result { try FlaggedModule(["-Onone"]).probe }

  private static let verdicts = [
    "ring": "cycle", "ring's other": "cycle", "held by a timer": "held", "retained": "abandoned",
    "kept by it": "abandoned", "captured": "cycle", "enum payload": "cycle",
    "other enum payload": "cycle", "generic box": "cycle", "in a generic box": "cycle",
    "delegate of itself": "cycle", "in an existential": "cycle", "in collections": "cycle",
  ]

  /// The verdicts of a run by the names of objects, with those that are gone left out.
  private func verdicts(of probe: ProbeProcess) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: (Array(Self.verdicts.keys)
        + ["free node", "idle", "captured weakly"]).compactMap { name in
          probe[name].map { (name, $0) }
        })
  }

  @Test func everyObjectGetsItsVerdict() throws {
    let probe = try Self.plain.get()
    #expect(verdicts(of: probe) == Self.verdicts)
    #expect(
      probe["held by a timer path"]
        == "static Clock.tickers / [0] / .tick (closure #1 in makeTicker(_:))")
    #expect(probe["enum payload path"] == ".state.loading.0")
  }

  @Test(arguments: [
    ["-O"], ["-Osize"], ["-O", "-whole-module-optimization"], ["-O", "-enable-library-evolution"],
    ["-Onone", "-g"], ["-Ounchecked"],
  ])
  func theReportIsTheSame(flags: [String]) throws {
    #expect(try FlaggedModule(flags).probe.lines == Self.plain.get().lines)
  }

  @Test func withoutTheNamesOfPropertiesTheVerdictsAreTheSame() throws {
    let probe = try FlaggedModule(["-Xfrontend", "-disable-reflection-names"]).probe
    #expect(verdicts(of: probe) == Self.verdicts)
  }

  @Test(
    .enabled(if: FlaggedModule.canLinkStatically, "the objects of the probe are somewhere else"))
  func withARuntimeOfItsOwnTheReportIsTheSame() throws {
    #expect(try FlaggedModule.staticallyLinked().probe.lines == Self.plain.get().lines)
  }

  @Test(arguments: ["-Onone", "-O"])
  func withoutReflectionMetadataAVerdictIsTheSameOrNone(optimisation: String) throws {
    let probe = try FlaggedModule([
      optimisation, "-Xfrontend", "-disable-reflection-metadata",
    ]).probe
    let found = verdicts(of: probe)
    #expect(Set(found.keys) == Set(Self.verdicts.keys))
    for (name, verdict) in found where verdict != Self.verdicts[name] {
      #expect(verdict == "unexplained", "\(name)")
      #expect(probe["\(name) reason"]?.isEmpty == false, "\(name)")
    }
  }
}
