import Foundation
import Testing

@Suite(.enabled(if: Tool.canReadMemory), .timeLimit(.minutes(5))) struct ExecSurroundingsTests {
  @Test func scarceAddressSpaceIsSaidAndTheProgramRuns() throws {
    let (status, output) = try Tool.leakscope.run(
      ["exec", "--strict", "--", ExecTool.probe, "clean"],
      from: "ulimit -v 4000000 && exec \"$0\" \"$@\" 2>&1")
    #expect(status == 70)
    #expect(output.contains("clean\n"))
    #expect(output.contains("could not be looked at: the record needs 8192 GiB of address space"))
  }

  @Test func programIsFoundByARelativePathAndByItsName() throws {
    let folder = URL(fileURLWithPath: ExecTool.probe).deletingLastPathComponent().path
    let relative = try Tool.leakscope.run(
      ["exec", "--", "./exec-probe", "leak"], from: "cd '\(folder)' && exec \"$0\" \"$@\" 2>&1")
    #expect(relative.output.contains("leakscope: ./exec-probe at its end: 3 leaks"))
    let named = try Tool.leakscope.run(
      ["exec", "--", "exec-probe", "leak"], from: "PATH='\(folder)'; exec \"$0\" \"$@\" 2>&1")
    #expect(named.output.contains("leakscope: exec-probe at its end: 3 leaks"))
  }

  @Test func recordingCanBeForbidden() throws {
    let result = try ExecTool.run(probe: "leak", environment: ["LEAKSCOPE_DISABLE": "1"])
    #expect(result.status == 0)
    #expect(result.errors.contains("could not be looked at: LEAKSCOPE_DISABLE turns recording off"))
  }

  @Test func librariesThatWereToBeLoadedStayInTheEnvironment() throws {
    let result = try ExecTool.run(
      probe: "environment", environment: ["LD_PRELOAD": "/lib/x86_64-linux-gnu/libm.so.6"])
    #expect(result.output.contains("LD_PRELOAD=/lib/x86_64-linux-gnu/libm.so.6\n"))
    #expect(result.output.contains("child /lib/x86_64-linux-gnu/libm.so.6\n"))
  }

  @Test func placeOfTheToolMayHaveSpacesAndNothingIsLeftBehind() throws {
    try Folder.temporary { folder in
      let place = folder.url.appendingPathComponent("a b:c")
      let temporary = folder.url.appendingPathComponent("t")
      for new in [place, temporary] {
        try FileManager.default.createDirectory(at: new, withIntermediateDirectories: false)
      }
      let products = URL(fileURLWithPath: ExecTool.probe).deletingLastPathComponent()
      for name in ["leakscope", "libLeakScopePreload.so"] {
        try ExecTool.copy(products.appendingPathComponent(name), to: place)
      }
      let process = Process()
      process.executableURL = place.appendingPathComponent("leakscope")
      process.arguments = ["exec", "-o", "-", "--", ExecTool.probe, "leak"]
      process.environment = ["TMPDIR": temporary.path]
      #expect(try Tool.output(of: process).output.contains("at its end: 3 leaks"))
      #expect(try FileManager.default.contentsOfDirectory(atPath: temporary.path).isEmpty)
    }
  }

  @Test func nothingIsThereThatCouldBeLeftBehind() throws {
    try Folder.temporary { folder in
      let process = Tool.leakscope.process(
        ["exec", "-q", "--", "ls", "-A", folder.url.path],
        environment: ["TMPDIR": folder.url.path])
      let (_, output) = try Tool.output(of: process)
      #expect(output == "")
    }
  }

  @Test func missingLibraryIsSaidWithHowToBuildIt() throws {
    try Folder.temporary { folder in
      let products = URL(fileURLWithPath: ExecTool.probe).deletingLastPathComponent()
      let copy = folder.url.appendingPathComponent("leakscope")
      try ExecTool.copy(products.appendingPathComponent("leakscope"), to: folder.url)
      let process = Process()
      process.executableURL = copy
      process.arguments = ["exec", "--", ExecTool.probe]
      let errors = Pipe()
      process.standardError = errors
      try process.run()
      let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      #expect(process.terminationStatus == 66)
      #expect(text.contains("'swift build --product LeakScopePreload' builds it"))
    }
  }
}
