import LeakScopeCLI
import Testing

struct ParsingErrorTests {
  private typealias Samples = LeakScopeCLITests.Samples

  @Test func anEmptyValueIsNamedAndIsNotAMissingOne() {
    let expected = UsageError.emptyValue(option: "--size", expected: "a whole number")
    #expect(Samples.parse("do", "--size=").error == expected)
    #expect(Samples.parse("do", "--size", "").error == expected)
  }

  @Test func aMissingValueIsNotTakenFromTheNextOption() {
    let expected = UsageError.missingValue(option: "--size", expected: "a whole number")
    #expect(Samples.parse("do", "--size", "--verbose").error == expected)
    #expect(Samples.parse("do", "--size").error == expected)
    #expect(Samples.parse("do", "--size", "--", "3").error == expected)
  }

  @Test func aWrongValueIsQuoted() {
    #expect(
      Samples.parse("do", "-s", "many").error
        == .invalidValue(option: "-s", value: "many", expected: "a whole number", nearest: nil))
  }

  @Test func aNegativeNumberIsAValue() {
    #expect(Samples.parse("do", "--size", "-3").arguments[Samples.size] == -3)
  }

  @Test func aFlagTakesNoValue() {
    #expect(
      Samples.parse("do", "--verbose=yes").error
        == .unexpectedValue(flag: "--verbose", value: "yes"))
    #expect(Samples.parse("do", "-vd=").error == .unexpectedValue(flag: "-d", value: ""))
  }

  @Test func nothingCanBeAbbreviated() {
    #expect(
      Samples.parse("do", "--verb").error
        == .unknownOption(typed: "--verb", nearest: "--verbose"))
    #expect(Samples.parse("d").error == .unknownCommand(typed: "d", nearest: "do", known: ["do"]))
  }

  @Test func unknownLettersAreNamedOneByOne() {
    #expect(Samples.parse("do", "-vx").error == .unknownOption(typed: "-x", nearest: nil))
  }

  @Test func wordsAreCounted() {
    #expect(Samples.parse("do", "a", "b", count: .optional).error == .unexpectedWord("b"))
    #expect(Samples.parse("do", count: .optional).error == nil)
    #expect(Samples.parse("do", "a", "b", count: .one).error == .unexpectedWord("b"))
    #expect(Samples.parse("do", count: .one).error == .missingWord(expected: "a word"))
  }

  @Test func theFirstErrorIsTold() {
    #expect(
      Samples.parse("do", "--siz", "3", "--verbose=yes").error
        == .unknownOption(typed: "--siz", nearest: "--size"))
  }

  @Test func namesOfTheCatalogAreChecked() {
    let parser = Samples.parser
    #expect(
      parser.parse(["run", "subject-mpa"]).error
        == .unknownScenario(typed: "subject-mpa", nearest: "subject-map"))
    #expect(
      parser.parse(["list", "--family", "zzz"]).error
        == .invalidValue(
          option: "--family", value: "zzz", expected: "one of 'RAC', 'Timers'", nearest: nil))
    #expect(
      parser.parse(["help", "shwo"]).error
        == .unknownCommand(
          typed: "shwo", nearest: "show", known: Samples.root.subcommands.map(\.name)))
    #expect(
      parser.parse(["subject", "--all"]).error
        == .scenarioForCommand(typed: "subject", meant: "leakscope run subject"))
  }
}
