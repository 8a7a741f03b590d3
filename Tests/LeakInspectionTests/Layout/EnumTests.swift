import LeakInspection
import Testing

@Suite(.enabled(if: SelfMemory.isPossible, Comment(rawValue: SelfMemory.whyImpossible)))
struct EnumTests {
  final class Owner<Value> {
    let before = 1
    let value: Value
    let after: Target
    init(_ value: Value, _ after: Target) {
      self.value = value
      self.after = after
    }
  }

  enum Several {
    case nothing
    case number(Int)
    case object(Target)
    case pair(Target, label: String)
    case function(() -> Void)
    case many([Target])
    case absent
  }

  indirect enum Tree {
    case leaf(Target)
    case node(Tree, Tree)
  }

  private let target = opaque(Target())

  private func look<Value>(_ value: Value) -> Look { Look(opaque(Owner(value, target))) }

  @Test func aPayloadBearsTheNameOfItsCase() {
    #expect(look(Several.object(target))[".value.object"] == Seen(.counted, target))
    #expect(look(Several.pair(target, label: "x"))[".value.pair.0"] == Seen(.counted, target))
    #expect(look(Several.many([target])).into(".value.many")?["[0]"] == Seen(.counted, target))
    let function = Several.function { [target] in _ = target.number }
    #expect(look(function)[".value.function"] == Seen(.counted, target))
  }

  @Test func casesWithoutAReferenceHaveNone() {
    for value in [Several.nothing, .number(-1), .number(.max), .absent] {
      #expect(look(value).labels == [".after"])
    }
  }

  @Test func optionalsAreNoStepOfTheirOwn() {
    let some: Target?? = .some(.some(target))
    #expect(look(some)[".value"] == Seen(.counted, target))
    let none: Target?? = .some(.none)
    #expect(look(none).labels == [".after"])
    let absent: Target?? = .none
    #expect(look(absent).labels == [".after"])
    struct Mixed {
      let number: Int
      let first: Target
      let second: Target
    }
    #expect(
      look(Mixed?.some(Mixed(number: 1, first: target, second: target))).labels
        == [".value.first", ".value.second", ".after"])
    #expect(look(Mixed?.none).labels == [".after"])
    #expect(look((() -> Void)?.none).labels == [".after"])
    #expect(look([Target]?.none).labels == [".after"])
    #expect(look((any AnyObject)?.some(target)).labels == [".value", ".after"])
  }

  @Test func anIndirectPayloadLiesInABox() {
    let look = look(Tree.node(.leaf(target), .leaf(target)))
    let box = look.into(".value.node")
    #expect(box?.view.kind == .context)
    #expect(box?.labels.count == 2)
    let leaf = box.flatMap { box in box.labels.first.flatMap { box.into($0) } }
    #expect(leaf?.references(to: target).count == 1)
    #expect(leaf?.references(to: target).first?.reference.strength == .counted)
  }

  @Test func aResultIsReadLikeAnyEnum() {
    struct Failure: Error { let target: Target }
    #expect(
      look(Result<Target, Failure>.success(target))[".value.success"] == Seen(.counted, target))
    let failure = look(Result<Int, Failure>.failure(Failure(target: target)))
    #expect(failure[".value.failure.target"] == Seen(.counted, target))
  }
}
