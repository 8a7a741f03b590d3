import Foundation
import Testing

/// Programs that a program starts, with `--follow-children` and without it.
@Suite(.enabled(if: Tool.canReadMemory), .timeLimit(.minutes(5))) struct ExecChildrenTests {
  @Test func childrenAreLookedAtOnRequest() throws {
    let result = try ExecTool.run(["--follow-children"], probe: "parent")
    #expect(result.errors.contains("leakscope: exec-probe, process "))
    #expect(result.errors.contains(", started by \(ExecTool.probe), at its end: 2 leaks"))
    let without = try ExecTool.run(probe: "parent")
    #expect(!without.errors.contains("started by"))
  }

  @Test func scriptAndShellAreNotLookedAtButWhatTheyStart() throws {
    try Folder.temporary { folder in
      let script = folder.url.appendingPathComponent("script")
      try Data("#!/bin/sh\n/usr/bin/env \"$@\"\nexit 4\n".utf8).write(to: script)
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: script.path)
      let result = try Tool.leakscope.run(
        "exec", "--strict", "--follow-children", "--", script.path, ExecTool.probe, "leak")
      #expect(result.status == 4)
      #expect(result.errors.components(separatedBy: "leakscope: ").count == 2, "\(result.errors)")
      #expect(result.errors.contains("exec-probe, process "))
      #expect(result.errors.contains("started by \(script.path), at its end: 3 leaks"))
      let nothing = try Tool.leakscope.run(
        "exec", "--strict", "--follow-children", "--", script.path, "true")
      #expect(nothing.status == 70)
      #expect(
        nothing.errors
          == "leakscope: \(script.path) could not be looked at: it is no Swift program, and "
          + "of what it started none was seen that is.\n")
    }
  }

  @Test func childThatEndsWithoutALookIsSaid() throws {
    let result = try Tool.leakscope.run(
      "exec", "--follow-children", "--", "sh", "-c", "'\(ExecTool.probe)' _exit; true")
    #expect(
      result.errors.contains(
        "started by sh, could not be looked at: it ended by a signal, or without its exit handlers."
      ),
      "\(result.errors)")
  }

  @Test func reportNamesTheFileOfAChild() throws {
    let result = try ExecTool.run(["--follow-children", "--format", "json"], probe: "parent")
    let object = try JSONSerialization.jsonObject(with: Data(result.errors.utf8)) as? [String: Any]
    let looks = try #require(object?["looks"] as? [[String: Any]])
    let child = try #require(looks.compactMap { $0["child"] as? [String: Any] }.first)
    let path = try #require(child["path"] as? String)
    #expect(path.hasSuffix("/exec-probe"))
    #expect(child["process"] is Int)
  }
}
