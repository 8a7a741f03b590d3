import LeakInspection
import Testing

private enum Space {
  final class Inner<Value> {
    final class Deeper<Other> {}
  }
}

@Suite(.enabled(if: SelfMemory.isPossible, Comment(rawValue: SelfMemory.whyImpossible)))
struct TypeNameTests {
  private func name(_ object: AnyObject) -> String? { Look(object).view.typeName }

  @Test func namesHaveTheTypesTheyAreDeclaredIn() {
    #expect(name(opaque(Space.Inner<Int>())) == "Space.Inner<Int>")
    #expect(name(opaque(Space.Inner<Int>.Deeper<Target>())) == "Space.Inner.Deeper<Int, Target>")
  }

  @Test func argumentsHaveTheSugarOfTheLanguage() {
    #expect(name(opaque(Space.Inner<[Int: String?]>())) == "Space.Inner<[Int: String?]>")
    #expect(name(opaque(Space.Inner<(() -> Void)?>())) == "Space.Inner<(() -> ())?>")
    #expect(name(opaque(Space.Inner<any Error>())) == "Space.Inner<Error>")
    #expect(name(opaque(Space.Inner<(Int, name: String)>())) == "Space.Inner<(Int, name: String)>")
  }

  @Test func aTypeKnowsItsModule() {
    let object = opaque(Target())
    let look = Look(object)
    #expect(look.reader.moduleName(of: look.view.block) == "LeakInspectionTests")
  }
}
