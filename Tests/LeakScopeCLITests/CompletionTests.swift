import Foundation
import LeakScopeCLI
import Testing

struct CompletionTests {
  private func script(_ shell: CompletionShell) -> String {
    shell.script(for: Samples.root, vocabulary: Samples.vocabulary)
  }

  @Test(arguments: CompletionShell.allCases)
  func scriptsAreMadeOfTheDescription(shell: CompletionShell) throws {
    try expectSnapshot(script(shell), "completion.\(shell.rawValue)")
  }

  @Test(arguments: CompletionShell.allCases)
  func everyCommandAndOptionCanBeCompleted(shell: CompletionShell) {
    let script = script(shell)
    for command in Samples.root.subcommands {
      #expect(script.contains(command.name))
      for option in command.options { #expect(script.contains(option.name)) }
    }
    #expect(script.contains("leakscope list --format names"))
  }

  @Test(arguments: CompletionShell.allCases)
  func theToolPrintsTheScript(shell: CompletionShell) throws {
    let result = try Tool.leakscope.run("--generate-completion-script", shell.rawValue)
    #expect(result.status == 0)
    #expect(result.output.hasPrefix(script(shell).prefix { $0 != "\n" }))
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/bin/bash")))
  func theScriptForBashIsValid() throws {
    try Folder.temporary { folder in
      try folder.write(script(.bash), to: "completion.bash")
      let check = Process()
      check.executableURL = URL(fileURLWithPath: "/bin/bash")
      check.arguments = ["-n", folder.path("completion.bash")]
      try check.run()
      check.waitUntilExit()
      #expect(check.terminationStatus == 0)
    }
  }
}
