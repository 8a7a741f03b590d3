import LeakChecking

/// Four blocks: itself, the storage of its array, the box of its closure's weak capture, and the side table
/// of the weak reference.
final class LoadedNode {
  nonisolated(unsafe) static var first: LoadedNode?

  private let numbers: [Int]
  private var next: LoadedNode?
  private var action: (() -> Void)?

  init(_ number: Int) {
    numbers = [number, number + 1]
    action = { [weak self] in _ = self }
  }

  /// Links a quarter of a million from a global variable: a million blocks.
  static func load() {
    for number in 0..<250_000 {
      let node = LoadedNode(number)
      node.next = first
      first = node
    }
  }
}

/// Checks of a small body in a large process.
struct ProbeLoad {
  let rounds: Int

  /// Ends the process with status 1 if a check does not find what it should.
  func run(leaking: Bool) {
    LoadedNode.load()
    var isRight = true
    let time = ContinuousClock().measure {
      for _ in 0..<rounds {
        let report = checkLeaks { _ in if leaking { _ = ProbeRing.make() } }
        isRight = isRight && report.leaks.count == (leaking ? 1 : 0)
      }
    }
    if rounds > 0 { print("each: \(time / rounds)") }
    withExtendedLifetime(LoadedNode.first) {}
    // Without taking the list apart, which is no part of the load.
    ProbeLoad.leave(isRight ? 0 : 1)
  }
}
