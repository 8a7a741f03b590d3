import LeakScopeCLI
import Testing

struct ColorRuleTests {
  private func allows(
    _ choice: ColorChoice = .auto, noColor: String? = nil, term: String? = "xterm",
    terminal: Bool = true
  ) -> Bool {
    ColorRule(choice: choice, noColor: noColor, terminalType: term)
      .allowsColor(isTerminal: terminal)
  }

  @Test func aTerminalGetsColourAndAPipeDoesNot() {
    #expect(allows())
    #expect(allows(term: nil))
    #expect(!allows(terminal: false))
  }

  @Test func noColorForbidsWhenItIsNotEmpty() {
    #expect(!allows(noColor: "1"))
    #expect(!allows(noColor: "0"))
    #expect(allows(noColor: ""))
  }

  @Test func aDumbTerminalGetsNone() {
    #expect(!allows(term: "dumb"))
  }

  @Test func theCommandLineOutweighsEverything() {
    #expect(allows(.always, noColor: "1", term: "dumb", terminal: false))
    #expect(!allows(.never))
  }
}
