import LeakInspection

/// What is said of an object without an owner when its address is left in the memory of the runtime's caches.
enum CacheProbe {
  private final class Lost {}

  static func run() throws {
    let tracker = ObjectTracker { _ in }
    Probe.onThread { spreadAddress(of: lose(tracker)) }
    for explanation in try HeapInspection.inspect(tracker).explanations {
      print("\(explanation.kind)")
    }
  }

  /// Makes an object and lets go of it without giving it back.
  @inline(never)
  private static func lose(_ tracker: ObjectTracker) -> UInt {
    let lost = Lost()
    tracker.track(lost, label: "lost")
    return UInt(bitPattern: Unmanaged.passRetained(lost).toOpaque())
  }

  @inline(never)
  private static func spreadAddress(of object: UInt) {
    nest(Pair<Int>.self, depth: 12, above: object)
  }

  /// Makes the runtime remember a new type and a new conformance, in memory that was used before.
  @inline(never)
  private static func nest<Content: Nesting>(
    _ type: Content.Type, depth: Int, above object: UInt
  ) {
    guard depth > 0 else { return }
    leaveBehind(object)
    nest(Pair<Content>.self, depth: depth - 1, above: object)
  }

  /// Fills memory with an address and gives it back, blocks of many sizes, one after the other.
  private static func leaveBehind(_ address: UInt) {
    for words in [3, 4, 7, 8, 15, 16, 31, 32, 63, 64, 127, 128] {
      let blocks = (0..<6).map { _ in
        UnsafeMutableBufferPointer<UInt>.allocate(capacity: words)
      }
      for block in blocks { block.initialize(repeating: address) }
      for block in blocks { block.deallocate() }
    }
  }

  fileprivate struct Pair<Content> {
    let first: Content
    let second: Content
  }
}

private protocol Nesting {}

extension Int: Nesting {}

extension CacheProbe.Pair: Nesting where Content: Nesting {}
