import Foundation
import Testing

@Suite(.enabled(if: Tool.canReadMemory), .timeLimit(.minutes(5))) struct ExecReportTests {
  private static let ring = "99c88664ff375960"

  @Test func heldObjectsAreCountedAndInstancesExplained() throws {
    let result = try ExecTool.run(["--held", "--type", "Sess*"], probe: "hold")
    #expect(result.errors.contains("   Alive and reachable\n      2  Session\n"))
    #expect(result.errors.contains("held: Session#1 is reached from static Leaks.sessions"))
  }

  @Test func nameOfATypeMayHaveItsModuleAndAMisspelledOneIsSaid() throws {
    let qualified = try ExecTool.run(["--type", "exec_probe.Session"], probe: "hold")
    #expect(qualified.errors.contains("held: Session#1 is reached from"))
    let misspelled = try ExecTool.run(
      ["--type", "session", "--type", "Sessoin", "--type", "Nobody"], probe: "hold")
    #expect(misspelled.errors.contains("none of 'session'; did you mean 'Session'?\n"))
    #expect(misspelled.errors.contains("none of 'Sessoin'; did you mean 'Session'?\n"))
    #expect(misspelled.errors.hasSuffix("none of 'Nobody'\n"))
  }

  @Test func openNameMeansTypesOfTheProgramAndLibrariesOnRequest() throws {
    let own = try ExecTool.run(["--type", "*", "--format", "json"], probe: "hold")
    #expect(try instanceTypes(own.errors) == ["Session"])
    let all = try ExecTool.run(["--type", "*", "--all-modules", "--format", "json"], probe: "hold")
    #expect(try instanceTypes(all.errors).count > 1)
    let lock = try ExecTool.run(["--type", "NSLock", "--format", "json"], probe: "leak")
    #expect(try instanceTypes(lock.errors) == ["NSLock"])
  }

  private func instanceTypes(_ json: String) throws -> Set<String> {
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    let look = try #require((object?["looks"] as? [[String: Any]])?.first)
    let instances = try #require(look["instances"] as? [[String: Any]])
    return Set(instances.compactMap { $0["type"] as? String })
  }

  @Test func keysAreShownOnRequestOnly() throws {
    let hidden = try ExecTool.run(["--type", "Session"], probe: "hold")
    #expect(!hidden.errors.contains("token"))
    #expect(hidden.errors.contains("[…]"))
    let shown = try ExecTool.run(["--type", "Session", "--show-values"], probe: "hold")
    #expect(shown.errors.contains("-token\"]"))
  }

  @Test func modulesAreThoseThatWereNamed() throws {
    let found = try ExecTool.run(["--strict", "--modules", "Foundation,exec_probe"], probe: "leak")
    #expect(found.errors.contains("3 leaks"))
    #expect(found.status == 0)
    #expect(
      try ExecTool.run(["--modules", "Foundation"], probe: "leak").errors.contains("no leaks"))
  }

  @Test func moduleThatTheProgramDoesNotHaveIsSaid() throws {
    let result = try ExecTool.run(["--modules", "exec_prob,exec_probe"], probe: "leak")
    #expect(result.status == 0)
    #expect(result.errors.contains("3 leaks"))
    #expect(
      result.errors.hasSuffix(
        "leakscope: No type of the program is declared in a module 'exec_prob'. "
          + "Did you mean 'exec_probe'?\n"))
    #expect(try ExecTool.run(["--modules", "Other", "--strict"], probe: "clean").status == 70)
    #expect(try ExecTool.run(["--modules", "Other", "--fail-on-leak"], probe: "clean").status == 1)
  }

  @Test func colorIsForTerminalsAndOnRequest() throws {
    #expect(!(try ExecTool.run(probe: "leak").errors.contains("\u{1B}")))
    #expect(
      try ExecTool.run(["--color", "always"], probe: "leak").errors.contains("\u{1B}[31m3 leaks"))
  }

  @Test func reportIsAFileOfItsOwnerOnly() throws {
    try Folder.temporary { folder in
      let path = folder.url.appendingPathComponent("report").path
      try Data("old".utf8).write(to: URL(fileURLWithPath: path))
      try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
      let result = try ExecTool.run(["--output", path], probe: "leak")
      #expect(result.errors == "")
      #expect(try folder.read("report").contains("at its end: 3 leaks"))
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
      #expect(names == ["report"])
      let nowhere = try ExecTool.run(["-o", "/no-such-folder/report"], probe: "leak")
      #expect(nowhere.status == 73)
      #expect(nowhere.errors.contains("Cannot write to /no-such-folder/report"))
    }
  }

  @Test func jsonHasLeaksLooksAndEnding() throws {
    let result = try ExecTool.run(["--format", "json", "--held"], probe: "status", "3")
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(result.errors.utf8)) as? [String: Any])
    #expect(object["schema"] as? Int == 1)
    #expect(object["ending"] as? String == "exit status 3")
    let look = try #require((object["looks"] as? [[String: Any]])?.first)
    #expect(look["occasion"] as? String == "at its end")
    let leak = try #require((look["leaks"] as? [[String: Any]])?.first)
    #expect(leak["fingerprint"] as? String == Self.ring)
    #expect(leak["verdict"] as? String == "cycle")
    #expect(leak["retainedBytes"] as? Int == 48)
  }

  @Test func sarifHasAResultForEachLeak() throws {
    let result = try ExecTool.run(["--format", "sarif", "--fail-on-leak"], probe: "leak")
    #expect(result.status == 1)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(result.errors.utf8)) as? [String: Any])
    let run = try #require((object["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == 1)
    #expect(results[0]["ruleId"] as? String == "cycle")
    #expect(
      (results[0]["partialFingerprints"] as? [String: String])?["leakscopeLeak/v1"] == Self.ring)
    let invocation = try #require((run["invocations"] as? [[String: Any]])?.first)
    #expect(invocation["exitCode"] as? Int == 1)
  }

  @Test func knownLeaksAreAcceptedAndUnmatchedOnesReported() throws {
    try Folder.temporary { folder in
      let path = folder.url.appendingPathComponent("known").path
      func write(_ text: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
      }
      let options = ["--known", path, "--fail-on-leak"]
      try write("# the vendor's\n\n\(Self.ring) Taps are few\n")
      let accepted = try ExecTool.run(options, probe: "leak")
      #expect(accepted.status == 0)
      #expect(accepted.errors.contains("no other leaks\n"))
      #expect(accepted.errors.contains("known: 3 × Node, \(Self.ring) (Taps are few)"))
      let unmatched = try ExecTool.run(options, probe: "clean")
      #expect(unmatched.status == 1)
      #expect(
        unmatched.errors.contains("known leak \(Self.ring) (Taps are few) was not found: remove"))
      try write("[{\"fingerprint\": \"\(Self.ring)\", \"reason\": \"few\"}]")
      #expect(try ExecTool.run(options, probe: "leak").status == 0)
      try write("\(Self.ring)\n")
      let unreasoned = try ExecTool.run(options, probe: "leak")
      #expect(unreasoned.status == 65)
      #expect(unreasoned.errors.contains("known:1: \(Self.ring) has no reason"))
      #expect(try ExecTool.run(["--known", path + "-not"], probe: "leak").status == 66)
      try write("\u{FEFF}\(Self.ring) few\n")
      #expect(try ExecTool.run(options, probe: "leak").status == 0)
      try write("\(Self.ring) few\n\(Self.ring.uppercased()) many\n")
      let twice = try ExecTool.run(options, probe: "leak")
      #expect(twice.status == 65)
      #expect(
        twice.errors.contains(
          "known:2: \(Self.ring) is listed twice; the other reason is 'few'"))
    }
  }

  @Test func reportGoesWhereAnOpenStreamIsAndLeavesTheRestAlone() throws {
    try Folder.temporary { folder in
      let file = folder.url.appendingPathComponent("all").path
      let (status, _) = try Tool.leakscope.run(
        ["exec", "-o", "/dev/stdout", "--", ExecTool.probe, "clean"],
        from: "(echo before; \"$0\" \"$@\"; echo after) > '\(file)'")
      #expect(status == 0)
      #expect(
        try folder.read("all")
          == "before\nclean\nleakscope: \(ExecTool.probe) at its end: no leaks\nafter\n")
    }
  }

  @Test func reportDoesNotTakeThePlaceOfTheProgram() throws {
    let result = try ExecTool.run(["-o", ExecTool.probe], probe: "clean")
    #expect(result.status == 64)
    #expect(result.errors.contains("would take the place of the program"))
  }

  @Test func knownLeaksMayComeFromAPipe() throws {
    let (status, output) = try Tool.leakscope.run(
      ["exec", "--known", "/dev/stdin", "--fail-on-leak", "-o", "-", "--", ExecTool.probe, "leak"],
      from: "echo \(Self.ring) few | \"$0\" \"$@\"")
    #expect(status == 0)
    #expect(output.contains("no other leaks"))
  }

  @Test func quietSaysNothingWhereNothingIsWrong() throws {
    #expect(try ExecTool.run(["--quiet"], probe: "clean").errors == "")
    #expect(try ExecTool.run(["--quiet"], probe: "leak").errors.contains("3 leaks"))
  }

  @Test func closedPipeOfTheProgramIsTheProgramsBusiness() throws {
    let (status, output) = try Tool.leakscope.run(
      ["exec", "-o", "/dev/null", "--", ExecTool.probe, "leak"],
      from: "\"$0\" \"$@\" | true; echo ended")
    #expect(status == 0)
    #expect(output == "ended\n")
  }
}
