import LeakScopeCLI
import Testing

struct NearestNameTests {
  private let names = ["run", "list", "show", "diff", "record", "subject-map", "subject-map-error"]

  @Test(arguments: [
    ("rnu", "run"), ("lst", "list"), ("shwo", "show"), ("dif", "diff"), ("recrod", "record"),
    ("subjectmap", "subject-map"), ("subject-map-eror", "subject-map-error"),
  ])
  func aMisspellingFindsItsName(typed: String, name: String) {
    #expect(NearestName.of(typed, among: names) == name)
  }

  @Test func theBeginningOfALongNameFindsTheFirst() {
    #expect(NearestName.of("subj", among: names) == "subject-map")
  }

  @Test(arguments: ["", "x", "xyz", "completely-different"])
  func whatResemblesNothingFindsNothing(typed: String) {
    #expect(NearestName.of(typed, among: names) == nil)
  }

  @Test func theNearestIsFoundWhereverItStands() {
    #expect(NearestName.of("abcd", among: ["abxy", "abcx", "abcd-long"]) == "abcx")
  }
}
