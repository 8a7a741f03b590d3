import LeakReporting
import ReportModel
import Testing

struct ColorTests {
  @Test func coloursChangeNothingButTheColour() {
    let colored = TextReport(Samples.clean, style: .colored).text
    #expect(colored.contains("\u{1B}[32m✓\u{1B}[0m"))
    #expect(
      colored.replacing(#/\u{1B}\[[0-9]+m/#, with: "") == TextReport(Samples.clean).text)
  }

  @Test func plainTextHoldsNoEscapeSequence() {
    #expect(!TextReport(Samples.leak).text.contains("\u{1B}"))
  }

  @Test func onlyTextForPeopleMayBeColoured() {
    #expect(OutputFormat.allCases.filter(\.allowsColor) == [.text])
  }

  @Test func anEmptyTextCarriesNoColour() {
    #expect(TextStyle.colored.paint("", as: .bad).isEmpty)
    #expect(TextStyle.colored.paint("x", as: nil) == "x")
  }
}
