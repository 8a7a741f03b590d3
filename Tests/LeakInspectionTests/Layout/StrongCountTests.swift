import LeakInspection
import Testing

@Suite struct StrongCountTests {
  private func count(_ object: AnyObject) -> StrongCount? { Look(object).view.strongCount }

  private final class Holder {
    var targets: [Target] = []
    unowned var remains: Target?
    weak var weakly: Target?
  }

  /// The count that is due to the holder: reading takes references of its own.
  private func difference(_ holder: Holder, _ change: (Holder) -> Void) -> Int? {
    let target = opaque(Target())
    holder.weakly = nil
    guard case .alive(let before) = count(target) else { return nil }
    holder.targets = [target]
    change(holder)
    guard case .alive(let after) = count(target) else { return nil }
    return after - before
  }

  @Test(.unoptimized) func eachStrongReferenceCounts() {
    let holder = opaque(Holder())
    #expect(difference(holder) { _ in } == 1)
    #expect(difference(holder) { $0.targets += $0.targets + $0.targets } == 3)
  }

  @Test(.unoptimized) func aSideTableHasTheCountAsWell() {
    let holder = opaque(Holder())
    #expect(difference(holder) { $0.weakly = $0.targets[0] } == 1)
    let target = opaque(Target())
    holder.weakly = target
    holder.targets = [target, target]
    let memory = SelfMemory()
    let address = UInt(bitPattern: Unmanaged.passUnretained(target).toOpaque())
    #expect(memory.sideTable(ofObjectAt: address) != nil)
    withExtendedLifetime(target) {}
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
