import LeakInspection
import Testing

@Suite(.enabled(if: SelfMemory.isPossible, Comment(rawValue: SelfMemory.whyImpossible)))
struct StrongCountTests {
  private func count(_ object: AnyObject) -> StrongCount? { Look(object).view.strongCount }

  private final class Holder {
    unowned var remains: Target?
    weak var weakly: Target?
  }

  /// How many more references there are after some were taken.
  ///
  /// The optimiser does not touch these.
  private func difference(_ target: Target, taking references: Int) -> Int? {
    guard case .alive(let before) = count(target) else { return nil }
    let reference = Unmanaged.passUnretained(target)
    for _ in 0..<references { _ = reference.retain() }
    defer { for _ in 0..<references { reference.release() } }
    guard case .alive(let after) = count(target) else { return nil }
    return after - before
  }

  @Test func eachStrongReferenceCounts() {
    let target = opaque(Target())
    #expect(difference(target, taking: 1) == 1)
    #expect(difference(target, taking: 5) == 5)
    withExtendedLifetime(target) {}
  }

  @Test func whatIsLeftOfAnObjectDoesNotCountInAnothersSideTable() {
    let words = UnsafeMutablePointer<UInt>.allocate(capacity: 8)
    defer { words.deallocate() }
    words.initialize(repeating: 0, count: 8)
    let object = UInt(bitPattern: words)
    let table = UInt(bitPattern: words + 4)
    words[1] = 1 << 63 | table >> 3
    words[6] = 3 | 2 << 33
    words[4] = object
    #expect(SelfMemory().strongCount(ofObjectAt: object) == .alive(3))
    #expect(SelfMemory().sideTable(ofObjectAt: object) == table)
    words[4] = table
    #expect(SelfMemory().strongCount(ofObjectAt: object) == .deinitialized)
    #expect(SelfMemory().sideTable(ofObjectAt: object) == nil)
  }

  @Test func aSideTableHasTheCountAsWell() {
    let holder = opaque(Holder())
    let target = opaque(Target())
    holder.weakly = target
    let address = UInt(bitPattern: Unmanaged.passUnretained(target).toOpaque())
    #expect(SelfMemory().sideTable(ofObjectAt: address) != nil)
    #expect(difference(target, taking: 3) == 3)
    withExtendedLifetime((holder, target)) {}
  }

  @Test func whatIsLeftOfAnObjectIsDeinitialized() {
    let holder = opaque(Holder())
    var target: Target? = opaque(Target())
    holder.remains = target
    let address = target.map { UInt(bitPattern: Unmanaged.passUnretained($0).toOpaque()) } ?? 0
    #expect(SelfMemory().strongCount(ofObjectAt: address) != .deinitialized)
    target = nil
    #expect(SelfMemory().strongCount(ofObjectAt: address) == .deinitialized)
    withExtendedLifetime(holder) {}
  }

  @Test func theEmptyArrayIsImmortal() {
    let storage = unsafeBitCast(opaque([Target]()), to: UInt.self)
    #expect(SelfMemory().strongCount(ofObjectAt: storage) == .immortal)
  }
}
