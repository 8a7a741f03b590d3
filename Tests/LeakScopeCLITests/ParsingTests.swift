import LeakScopeCLI
import Testing

struct ParsingTests {
  private typealias Samples = LeakScopeCLITests.Samples

  @Test func valuesFollowTheirOptionOrAnEqualsSign() {
    for line in [
      Samples.parse("do", "--size", "3"), Samples.parse("do", "--size=3"),
      Samples.parse("do", "-s", "3"), Samples.parse("do", "-s=3"),
    ] {
      #expect(line.error == nil)
      #expect(line.arguments[Samples.size] == 3)
    }
  }

  @Test func aValueMayHoldAnEqualsSign() {
    #expect(Samples.parse("do", "--tag=a=b").arguments[Samples.tag] == "a=b")
  }

  @Test func optionsStandBeforeOrAfterWords() {
    let line = Samples.parse("do", "--verbose", "a", "--size", "3", "b", "-d")
    #expect(line.error == nil)
    #expect(line.arguments.words == ["a", "b"])
    #expect(line.arguments[Samples.verbose])
    #expect(line.arguments[Samples.dry])
  }

  @Test func commonOptionsStandAlsoBeforeTheCommand() {
    let line = Samples.parse("--color", "never", "-q", "do", "a")
    #expect(line.error == nil)
    #expect(line.commandLine == "tool do")
    #expect(line.arguments.words == ["a"])
  }

  @Test func lettersOfFlagsMayShareADash() {
    let line = Samples.parse("do", "-vds", "3")
    #expect(line.error == nil)
    #expect(line.arguments[Samples.verbose] && line.arguments[Samples.dry])
    #expect(line.arguments[Samples.size] == 3)
  }

  @Test func onlyTheLastLetterMayTakeAValue() {
    #expect(
      Samples.parse("do", "-svd", "3").error
        == .missingValue(option: "-s", expected: "a whole number"))
  }

  @Test func afterTwoDashesEverythingIsAWord() {
    let line = Samples.parse("do", "-v", "--", "--size", "-d", "--")
    #expect(line.error == nil)
    #expect(line.arguments.words == ["--size", "-d", "--"])
    #expect(!line.arguments[Samples.dry])
  }

  @Test func aSingleDashIsAWordAndAValue() {
    #expect(Samples.parse("do", "-").arguments.words == ["-"])
    #expect(Samples.parse("do", "--tag", "-").arguments[Samples.tag] == "-")
  }

  @Test func theLastValueCountsUnlessTheOptionCollectsThem() {
    let line = Samples.parse("do", "--size", "3", "--tag", "a", "--size=4", "--tag", "b")
    #expect(line.arguments[Samples.size] == 4)
    #expect(line.arguments.all(Samples.tag) == ["a", "b"])
  }

  @Test func aFlagMayBeRepeated() {
    #expect(Samples.parse("do", "-v", "--verbose").arguments[Samples.verbose])
  }

  @Test func whatIsNotGivenIsNotThere() {
    let line = Samples.parse("do")
    #expect(line.error == nil)
    #expect(line.arguments[Samples.size] == nil)
    #expect(!line.arguments[Samples.verbose])
    #expect(line.arguments.words.isEmpty)
  }

  @Test func nothingGivenNamesTheRoot() {
    let line = Samples.parse()
    #expect(line.error == nil)
    #expect(line.commandLine == "tool")
  }
}
