import LeakInspection
import Testing

/// How the closures are called that the compiler makes; the names are those of a compiled file.
@Suite struct MethodReferenceTests {
  private func name(_ linkerName: String) -> String {
    Symbol(linkerName: linkerName, range: AddressRange(0, 1)).name
  }

  @Test(arguments: [
    "$s1a3BoxC6attachyyFySicACcfu_ySicfu0_", "$s1a3BoxC6attachyyFyycACcfu1_yycfu2_",
    "$s1a3BoxC6attachyyFyyYacACcfu3_yyYacfu4_", "$s1a3BoxC6attachyyFyyYacACcfu3_yyYacfu4_TA",
  ])
  func aMethodUsedAsAValueIsCalledThat(linkerName: String) {
    #expect(name(linkerName) == "method reference in Box.attach()")
  }

  @Test func anAutoclosureInAnotherIsNone() {
    #expect(
      name("$s1a3BoxC6nestedyyFSbycfu_Sbycfu0_")
        == "implicit closure #2 in implicit closure #1 in Box.nested()")
    #expect(name("$s1a3BoxC6nestedyyFSbycfu_") == "implicit closure #1 in Box.nested()")
  }

  @Test func theCaseOfAnEnumIsNoMethod() {
    #expect(
      name("$s1a1EO1fyyAA3BoxCFZAcFcACmcfu_AcFcfu0_")
        == "implicit closure #2 in implicit closure #1 in static E.f(_:)")
  }
}
