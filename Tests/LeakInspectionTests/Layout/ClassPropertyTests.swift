import LeakInspection
import Testing

@Suite(.enabled(if: SelfMemory.isPossible, Comment(rawValue: SelfMemory.whyImpossible)))
struct ClassPropertyTests {
  @Test func aStrongPropertyIsCounted() {
    final class Owner {
      let first: Target
      var number = 3
      var second: Target?
      var third: Target?
      init(_ target: Target) {
        first = target
        second = target
      }
    }
    let target = opaque(Target())
    let owner = opaque(Owner(target))
    let look = Look(owner)
    #expect(look.view.kind == .instance)
    #expect(look[".first"] == Seen(.counted, target))
    #expect(look[".second"] == Seen(.counted, target))
    #expect(look.labels == [".first", ".second"])
    #expect(look.view.typeName?.hasSuffix("Owner") == true)
    withExtendedLifetime(owner) {}
  }

  @Test func nonOwningPropertiesAreWhatTheyAreDeclared() {
    final class Owner {
      weak var weakly: Target?
      weak var nothing: Target?
      unowned let unowned: Target
      unowned var maybe: Target?
      unowned(unsafe) let unsafe: Target
      let unmanaged: Unmanaged<Target>
      init(_ target: Target) {
        weakly = target
        unowned = target
        maybe = target
        unsafe = target
        unmanaged = Unmanaged.passUnretained(target)
      }
    }
    let target = opaque(Target())
    let owner = opaque(Owner(target))
    let look = Look(owner)
    #expect(look[".weakly"] == Seen(.weak, target))
    #expect(look[".unowned"] == Seen(.unowned, target))
    #expect(look[".maybe"] == Seen(.unowned, target))
    #expect(look[".unsafe"] == Seen(.unmanaged, target))
    #expect(look[".unmanaged"] == Seen(.unmanaged, target))
    #expect(look.labels.count == 5)
    withExtendedLifetime(owner) {}
    withExtendedLifetime(target) {}
  }

  @Test func aWeakReferenceToADeadObjectLeadsToNoObjectButToItsTable() {
    final class Owner {
      weak var weakly: Target?
    }
    let owner = opaque(Owner())
    owner.weakly = opaque(Target())
    #expect(Look(owner).entry(".weakly")?.reference.strength == .weak)
    #expect(Look(owner).into(".weakly")?.view.kind == .raw)
    withExtendedLifetime(owner) {}
  }

  @Test func inheritedPropertiesComeFirst() {
    class Base {
      let base: Target
      init(_ target: Target) { base = target }
    }
    class Middle<Value>: Base {
      let value: Value
      init(_ value: Value, _ target: Target) {
        self.value = value
        super.init(target)
      }
    }
    final class Leaf: Middle<[Target]> {
      var leaf: Target?
    }
    let target = opaque(Target())
    let owner = opaque(Leaf([target], target))
    owner.leaf = target
    let look = Look(owner)
    #expect(look.labels == [".base", ".value", ".leaf"])
    #expect(look[".leaf"] == Seen(.counted, target))
    #expect(look.into(".value")?["[0]"] == Seen(.counted, target))
    withExtendedLifetime(owner) {}
  }

  @Test func structsAndTuplesAreWays() {
    struct Inner {
      var number: UInt8 = 1
      let target: Target
    }
    struct Outer {
      let inner: Inner
      let pair: (Int, named: Target)
    }
    final class Owner {
      let outer: Outer
      init(_ outer: Outer) { self.outer = outer }
    }
    let target = opaque(Target())
    let owner = opaque(Owner(Outer(inner: Inner(target: target), pair: (1, target))))
    let look = Look(owner)
    #expect(look.labels == [".outer.inner.target", ".outer.pair.named"])
    #expect(look[".outer.inner.target"] == Seen(.counted, target))
    #expect(look[".outer.pair.named"] == Seen(.counted, target))
    withExtendedLifetime(owner) {}
  }

  @Test func lazyAndWrappedPropertiesHaveTheirNameInTheSource() {
    @propertyWrapper struct Wrapper<Value> {
      private var value: Value
      var wrappedValue: Value { value }
      init(wrappedValue: Value) { value = wrappedValue }
    }
    @propertyWrapper struct Plain<Value> {
      var wrappedValue: Value
    }
    final class Owner {
      @Wrapper var wrapped: Target
      @Plain var plain: Target
      lazy var delayed = Target()
      private let _underscored: Target
      init(_ target: Target) {
        _wrapped = Wrapper(wrappedValue: target)
        _plain = Plain(wrappedValue: target)
        _underscored = target
      }
    }
    let target = opaque(Target())
    let owner = opaque(Owner(target))
    #expect(Look(owner).labels == [".wrapped.value", ".plain", "._underscored"])
    let delayed = owner.delayed
    #expect(Look(owner)[".delayed"] == Seen(.counted, delayed))
    withExtendedLifetime(owner) {}
  }

  @Test func anActorKeepsItsPropertiesBehindItsQueue() {
    actor Owner {
      let target: Target
      init(_ target: sending Target) { self.target = target }
    }
    let owner = opaque(Owner(Target()))
    #expect(Look(owner).labels == [".target"])
    withExtendedLifetime(owner) {}
  }

  @Test func parameterPacksAndFixedArraysAreRead() {
    final class Owner<each Value> {
      let values: (repeat each Value)
      let three: InlineArray<3, Target?>
      init(_ target: Target, _ values: repeat each Value) {
        self.values = (repeat each values)
        three = [target, nil, target]
      }
    }
    let target = opaque(Target())
    let owner = opaque(Owner(target, 7, target, "text"))
    let look = Look(owner)
    #expect(look[".values.1"] == Seen(.counted, target))
    #expect(look[".three[0]"] == Seen(.counted, target))
    #expect(look[".three[2]"] == Seen(.counted, target))
    #expect(look.labels.count == 3)
    withExtendedLifetime(owner) {}
  }
}
