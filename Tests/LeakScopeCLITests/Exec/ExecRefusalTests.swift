import Foundation
import Testing

import LeakScopeCLI

@Suite struct ExecRefusalTests {
  @Test func programThatIsNotThereIsMissingInput() throws {
    let result = try Tool.leakscope.run("exec", "--", "no-such-program")
    #expect(result.status == 66)
    #expect(result.errors == "Error: There is no program 'no-such-program'.\n")
    let folder = try Tool.leakscope.run("exec", "--", "/")
    #expect(folder.status == 66)
    #expect(folder.errors == "Error: '/' is not an executable file.\n")
  }

  @Test(.enabled(if: Tool.canReadMemory)) func fileWithoutAFormatIsNoProgram() throws {
    try Folder.temporary { folder in
      let script = folder.url.appendingPathComponent("script")
      try Data("exit 8\n".utf8).write(to: script)
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: script.path)
      let result = try Tool.leakscope.run("exec", "--", script.path)
      #expect(result.status == 66)
      #expect(
        result.errors
          == "Error: '\(script.path)' is no program: it has no format that can be run, and "
          + "no '#!' in its first line.\n")
    }
  }

  @Test(.enabled(if: Tool.canReadMemory)) func whatFollowsTheProgramBelongsToIt() throws {
    let result = try Tool.leakscope.run("exec", "-q", "echo", "--held", "--", "--help", "-q")
    #expect(result.output == "--held -- --help -q\n")
  }

  @Test func commandWithoutProgramIsAUsageError() throws {
    let result = try Tool.leakscope.run("exec")
    #expect(result.status == 64)
    #expect(result.errors.hasPrefix("Error: Missing argument; expected the program to run"))
    let typo = try Tool.leakscope.run("exec", "--on-sginal", "USR1", "--", "true")
    #expect(typo.status == 64)
    #expect(typo.errors.contains("Did you mean '--on-signal'?"))
    let both = try Tool.leakscope.run("exec", "--modules", "A", "--all-modules", "--", "true")
    #expect(both.status == 64)
  }

  @Test(.enabled(if: Tool.canReadMemory)) func programWithoutSwiftRunsAndIsNotLookedAt() throws {
    let result = try Tool.leakscope.run("exec", "--", "sh", "-c", "echo $LD_PRELOAD; exit 9")
    #expect(result.status == 9)
    #expect(result.output == "\n")
    #expect(result.errors == "leakscope: sh is not looked at: it is not a Swift program.\n")
  }

  @Test(.enabled(if: Tool.canReadMemory)) func scriptRunsAndIsNotLookedAt() throws {
    try Folder.temporary { folder in
      let script = folder.url.appendingPathComponent("script")
      try Data("#!/bin/sh\nexit 8\n".utf8).write(to: script)
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: script.path)
      let result = try Tool.leakscope.run("exec", "--", script.path)
      #expect(result.status == 8)
      #expect(result.errors.contains("is not looked at: it is a script"))
    }
  }

  @Test(.enabled(if: Tool.canReadMemory)) func nothingIsLoadedIntoASetUserIDProgram() throws {
    try Folder.temporary { folder in
      let probe = URL(fileURLWithPath: ExecTool.probe)
      let copy = folder.url.appendingPathComponent(probe.lastPathComponent)
      try ExecTool.copy(probe, to: folder.url)
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o4755], ofItemAtPath: copy.path)
      let result = try Tool.leakscope.run("exec", "--", copy.path, "environment")
      #expect(result.output.hasPrefix("LD_PRELOAD=\nLEAKSCOPE_EXEC=\n"))
      #expect(result.errors.contains("it is a set-user-id or set-group-id program"))
    }
  }

  @Test(.enabled(if: Tool.canReadMemory)) func allocatorOfTheProgramIsLeftAlone() throws {
    let program = Bundle.main.bundleURL.appendingPathComponent("foreign-allocator-probe").path
    let alone = Process()
    alone.executableURL = URL(fileURLWithPath: program)
    let (status, output) = try Tool.output(of: alone)
    let result = try Tool.leakscope.run(["exec", "--", program])
    #expect(result.status == status)
    #expect(result.output == output)
    #expect(result.errors.contains("is not looked at: the program has an allocator of its own"))
  }

  @Test(.enabled(if: Tool.canReadMemory)) func programThatRecordsItselfIsToldSo() throws {
    let program = Bundle.main.bundleURL.appendingPathComponent("leakscope").path
    let result = try Tool.leakscope.run("exec", "--", program, "list", "--format", "names")
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("subject-map"))
    #expect(result.errors.contains("is not looked at: it records its heap itself"))
  }

  @Test func damagedFileIsNoProgramAndHarmless() throws {
    let whole = try Data(contentsOf: URL(fileURLWithPath: "/proc/self/exe"))
    let head = whole.prefix(4096)
    #expect(ElfProgram(whole) != nil)
    for length in [0, 3, 17, 63, 64, 100, 2000] { _ = ElfProgram(Data(head.prefix(length))) }
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<200 {
      var damaged = Data(head)
      for _ in 0..<8 {
        damaged[Int.random(in: 16..<4096, using: &generator)] = .random(in: 0...255)
      }
      _ = ElfProgram(damaged)?.defines("malloc")
    }
  }
}
