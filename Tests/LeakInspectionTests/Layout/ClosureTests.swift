import LeakInspection
import Testing

@Suite(.enabled(if: SelfMemory.isPossible, Comment(rawValue: SelfMemory.whyImpossible)))
struct ClosureTests {
  private final class Owner {
    let action: () -> Void
    init(_ action: @escaping () -> Void) { self.action = action }
  }

  private final class GenericOwner<Value> {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  private let target = opaque(Target())

  private func look(_ action: @escaping () -> Void) -> Look { Look(opaque(Owner(action))) }

  @Test func aClosureOfOneReferenceHasNoContextOfItsOwn() {
    let look = look { [target] in _ = target.number }
    #expect(look[".action"] == Seen(.counted, target))
    #expect(look.entry(".action")?.label.function?.hasPrefix("closure #1 in ") == true)
  }

  @Test func capturedValuesStandInTheContext() {
    let number = opaque(7)
    let text = opaque(String(repeating: "an object of its own", count: 3))
    let look = look { [target] in _ = (number, target.number, text, 1) }
    let context = look.into(".action")
    #expect(look.entry(".action")?.reference.isClosure == true)
    #expect(context?.view.kind == .context)
    #expect(context?.references(to: target).map(\.reference.strength) == [.counted])
    #expect(context?.labels.count == 2)
  }

  @Test func nonOwningCapturesAreWhatTheyAreDeclared() {
    let number = opaque(1)
    let other = opaque(Target())
    let third = opaque(Target())
    let look = look { [weak target, unowned other, unowned(unsafe) third] in
      _ = (number, target, other, third)
    }
    let context = look.into(".action")
    #expect(context?.references(to: other).map(\.reference.strength) == [.unowned])
    #expect(context?.references(to: third).map(\.reference.strength) == [.unmanaged])
    let weakly = context?.references(to: target).map(\.reference.strength)
    let box = context.flatMap { context in
      context.labels.lazy.compactMap { context.into($0) }
        .first { $0.view.kind == .context }
    }
    #expect(weakly == [.weak] || box?.references(to: target).map(\.reference.strength) == [.weak])
    withExtendedLifetime((other, third)) {}
  }

  @Test func aWeakCaptureAloneIsABox() {
    let look = look { [weak target] in _ = target }
    #expect(look.into(".action")?.references(to: target).map(\.reference.strength) == [.weak])
  }

  @Test func aSharedVariableLiesInABox() {
    var variable: Target? = target
    let number = opaque(1)
    let look = look {
      if number > 1 { variable = nil }
      _ = variable
    }
    let context = look.into(".action")
    let box = context.flatMap { context in context.labels.first.flatMap { context.into($0) } }
    #expect(box?.references(to: target).map(\.reference.strength) == [.counted])
    withExtendedLifetime(variable) {}
  }

  private func generic<A, B: Sequence>(_ a: A, _ b: B, _ element: B.Element) -> Look {
    let number = opaque(UInt8(1))
    return look {
      _ = (number, a, b, element)
    }
  }

  @Test(.unoptimized) func aGenericClosureIsReadByItsBindings() throws {
    struct Wide {
      let a = 1
      let target: Target
    }
    let array = opaque([target])
    let first = generic(Wide(target: target), array, target).into(".action")
    #expect(first?.references(to: target).count == 2)
    let second = generic(target, [3], 3).into(".action")
    #expect(second?.references(to: target).count == 1)
    let third = generic("text", ["a"], "b").into(".action")
    #expect(third?.references(to: target).isEmpty == true)
    for look in [first, second, third] {
      let strengths = (look?.view.references ?? []).map(\.reference.strength)
      #expect(!strengths.contains(.candidate))
    }
  }

  private func acting<A: AnyObject, B: Sequence>(
    on object: A, _ elements: B, _ action: ((A, B.Element) -> Void)?
  ) -> Look {
    look { [weak object] in
      if let object { elements.forEach { action?(object, $0) } }
    }
  }

  @Test func anOptionalFunctionOfAnAssociatedTypeIsAFunction() {
    let number = opaque(1)
    let look = acting(on: opaque(Target()), [number]) { [target] in
      _ = ($0, $1, target)
    }
    #expect(look.leads(to: target, within: 4))
  }

  private final class Generic<Element> {
    var items: [Element] = []
    func action(_ other: Target) -> () -> Void {
      { [self] in _ = (items, other) }
    }
  }

  @Test func aClosureOfAGenericClassKeepsSelf() {
    let owner = opaque(Generic<Int>())
    let context = look(owner.action(target)).into(".action")
    #expect(context?.references(to: owner).map(\.reference.strength) == [.counted])
    #expect(context?.references(to: target).map(\.reference.strength) == [.counted])
  }

  @Test func aClosureStoredAsAGenericValueIsNamedThroughItsThunk() {
    let closure: (Int) -> Int = { [target] in target.number + $0 }
    let array = opaque([closure])
    let owner = Look(opaque(GenericOwner(array)))
    #expect(owner.into(".value")?.entry("[0]")?.label.function?.hasPrefix("closure #1 in ") == true)
    let generic = Look(opaque(GenericOwner(closure)))
    #expect(generic.entry(".value")?.label.function?.hasPrefix("closure #1 in ") == true)
    let value = Look(opaque(GenericOwner(closure as Any)))
    #expect(value.entry(".value")?.label.function?.hasPrefix("closure #1 in ") == true)
  }

  @Test func aBoundMethodKeepsItsInstance() {
    final class Instance {
      func method() {}
    }
    let instance = opaque(Instance())
    let look = look(instance.method)
    let direct = look.references(to: instance)
    let context = look.into(".action")?.references(to: instance) ?? []
    #expect((direct + context).map(\.reference.strength) == [.counted])
  }

  @Test func asynchronousClosuresAreNamedToo() {
    final class Owner {
      let action: @Sendable () async -> Void
      init(_ action: @escaping @Sendable () async -> Void) { self.action = action }
    }
    let look = Look(opaque(Owner { [target] in _ = target.number }))
    #expect(look[".action"] == Seen(.counted, target))
    #expect(look.entry(".action")?.label.function?.hasPrefix("closure #1 in ") == true)
  }
}
