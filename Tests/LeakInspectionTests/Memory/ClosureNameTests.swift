import LeakInspection
import Testing

/// How closures are called that are no part of a function; the names are those of a compiled file.
@Suite struct ClosureNameTests {
  private func name(_ linkerName: String) -> String {
    Symbol(linkerName: linkerName, range: AddressRange(0, 1)).name
  }

  @Test(arguments: [
    ("$s1a4FeedC6sharedyycycvpZfiyycycfU_", "closure #1 in static Feed.shared"),
    ("$s1a4FeedC6sharedyycycvpZfiyycycfU_yycfU_", "closure #1 in closure #1 in static Feed.shared"),
    ("$s1a4FeedC5onTapyycvpfiyycfU_", "closure #1 in Feed.onTap"),
    ("$s1a6globalyycvpfiyycfU_", "closure #1 in global"),
    ("$s1a4FeedC6methodyycycvpZfiyycycACcfu_yycycfu0_", "method reference in static Feed.method"),
    ("$s1a4FeedC5lateryycvgyycfU_", "closure #1 in Feed.later.getter"),
    ("$s1a1fyyyyXEFfA_yycfU_", "closure #1 in default argument 0 of f(_:)"),
  ])
  func aClosureInAFirstValueIsNamedAfterTheProperty(linkerName: String, expected: String) {
    #expect(name(linkerName) == expected)
  }

  @Test(arguments: ["$s3topyycfU_", "$s3topyycfU_TA", "$s3topyyYacfU_"])
  func aClosureOutsideOfFunctionsIsInTopLevelCode(linkerName: String) {
    #expect(name(linkerName) == "closure #1 in top-level code")
  }
}
