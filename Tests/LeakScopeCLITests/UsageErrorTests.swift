import LeakScopeCLI
import Testing

struct UsageErrorTests {
  @Test(arguments: [
    (["rnu"], "There is no command named 'rnu'. Did you mean 'run'?"),
    (
      ["zzz"],
      "There is no command named 'zzz'. The commands are 'run', 'list', 'show', 'compare', 'graph', 'diff', "
        + "'merge', 'record', 'review', 'accept', 'reject', 'init', 'exec', 'help'."
    ),
    (
      ["subject-map"],
      "'subject-map' is the name of a scenario, not of a command. Did you mean 'leakscope run "
        + "subject-map'?"
    ),
    (
      ["run", "subject-mpa"],
      "There is no scenario named 'subject-mpa'. Did you mean 'subject-map'?"
    ),
    (["run", "zzz"], "There is no scenario named 'zzz'. 'leakscope list' names them all."),
    (["run", "--timout", "3"], "Unknown option '--timout'. Did you mean '--timeout'?"),
    (
      ["list", "--format", "jsn"],
      "'jsn' is not a valid value for '--format'; expected one of 'text', 'json', 'names'. "
        + "Did you mean 'json'?"
    ),
    (
      ["run", "--timeout", "soon"],
      "'soon' is not a valid value for '--timeout'; expected a number of seconds greater than 0 and at most "
        + "86400."
    ),
    (
      ["diff", "--jobs", "0"],
      "'0' is not a valid value for '--jobs'; expected a whole number from 1 to 64."
    ),
    (
      ["run", "--output"], "'--output' needs a value; expected a path of a file, or '-' for stdout."
    ),
    (
      ["run", "--output="],
      "'--output' was given an empty value; expected a path of a file, or '-' for stdout."
    ),
    (["list", "--leaks=yes"], "'--leaks' takes no value, but was given 'yes'."),
    (["show", "subject", "subject-map"], "Unexpected argument 'subject-map'."),
    (["show"], "Missing argument; expected the name of a scenario."),
  ])
  func anErrorNamesWhatIsWrongAndWhatWasExpected(line: [String], words: String) {
    #expect(Samples.parser.parse(line).error?.words(in: "leakscope") == words)
  }

  @Test(arguments: ["nan", "inf", "-1", "0", "1e9", "86401", "ten", "1s"])
  func aTimeLimitIsAPositiveNumberOfSeconds(text: String) {
    #expect(Samples.parser.parse(["run", "subject", "--timeout", text]).error != nil)
  }

  @Test(arguments: ["1", "0.5", "86400", "1e1"])
  func aTimeLimitMayBeAFraction(text: String) {
    #expect(Samples.parser.parse(["run", "subject", "--timeout", text]).error == nil)
  }
}
