/// Rings and what they keep, an object without an owner, and objects that are no leaks.
enum RingLeaks {
  final class Ring { var next: Ring? }
  final class Selfish { var action: (() -> Void)? }
  final class Behind { let number = 1 }
  final class Owner {
    var behind: [Behind] = []
    var owner: Owner?
  }
  final class Retained { let behind = Behind() }
  final class Held { var next: Held? }
  final class Observed { weak var observer: Observed? }
  final class Freed { var next: Freed? }

  nonisolated(unsafe) static var held: [Held] = []

  /// Makes them; nothing of it is on the stack afterwards.
  @inline(never)
  static func make() {
    for length in 1...5 { makeRing(length) }
    for _ in 0..<4 { makeSelfish() }
    makeOwner()
    for _ in 0..<2 { LeakSamples.use(Unmanaged.passRetained(Retained()).toOpaque()) }
    held.append(Held())
    held[0].next = held[0]
    let observed = Observed()
    observed.observer = observed
    let freed = Freed()
    freed.next = Freed()
  }

  @inline(never)
  private static func makeRing(_ length: Int) {
    let rings = (0..<length).map { _ in Ring() }
    for (place, ring) in rings.enumerated() { ring.next = rings[(place + 1) % length] }
    LeakSamples.use(rings)
  }

  @inline(never)
  private static func makeSelfish() {
    let object = Selfish()
    object.action = { object.action = nil }
    LeakSamples.use(object)
  }

  @inline(never)
  private static func makeOwner() {
    let owner = Owner()
    owner.owner = owner
    owner.behind = [Behind(), Behind(), Behind()]
    LeakSamples.use(owner)
  }
}
