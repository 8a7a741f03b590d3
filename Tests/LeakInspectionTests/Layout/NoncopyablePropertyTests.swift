import LeakInspection
import Synchronization
import Testing

@Suite(.enabled(if: SelfMemory.isPossible, Comment(rawValue: SelfMemory.whyImpossible)))
struct NoncopyablePropertyTests {
  struct Handle: ~Copyable, Sendable {
    let target: Target
  }

  final class Owner: Sendable {
    let flag = Atomic<Bool>(false)
    let lock: Mutex<[Target]>
    let single: Mutex<Target?>
    let handle: Handle
    let after: Target
    let once = AtomicLazyReference<Target>()

    init(_ target: Target) {
      lock = Mutex([target])
      single = Mutex(target)
      handle = Handle(target: target)
      after = target
      _ = once.storeIfNil(target)
    }
  }

  final class Generic<Value: Sendable>: Sendable {
    let lock: Mutex<Value>
    init(_ value: Value) { lock = Mutex(value) }
  }

  class Marked<Value>: @unchecked Sendable {
    let mark = Atomic<Bool>(false)
  }

  final class Subclass<Value>: Marked<Value>, @unchecked Sendable {
    let value: Value
    let target: Target
    init(_ value: Value, _ target: Target) {
      self.value = value
      self.target = target
    }
  }

  @Test func propertiesOfASubclassKeepTheirNamesBehindAnAtomic() {
    let target = opaque(Target())
    let owner = opaque(Subclass(1, target))
    #expect(Look(owner)[".target"] == Seen(.counted, target))
    withExtendedLifetime(owner) {}
  }

  @Test func whatAMutexProtectsIsReadByItsType() {
    let target = opaque(Target())
    let owner = opaque(Owner(target))
    let look = Look(owner)
    #expect(look.into(".lock")?["[0]"] == Seen(.counted, target))
    #expect(look[".single"] == Seen(.counted, target))
    #expect(look[".handle.target"] == Seen(.counted, target))
    #expect(look[".once"] == Seen(.counted, target))
    #expect(look[".after"] == Seen(.counted, target))
    withExtendedLifetime(owner) {}
  }

  @Test func aGenericOnesToo() {
    let target = opaque(Target())
    struct Box: Sendable { let target: Target }
    let owner = opaque(Generic(Box(target: target)))
    #expect(Look(owner)[".lock.target"] == Seen(.counted, target))
    withExtendedLifetime(owner) {}
  }
}
