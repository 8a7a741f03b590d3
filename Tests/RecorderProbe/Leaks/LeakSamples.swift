/// Programs that leave objects behind, by their names; the same source is compiled with LeakSanitizer, which
/// finds what is unreachable in its own way.
enum LeakSamples {
  static let all: [String: @Sendable () -> Void] = [
    "rings": RingLeaks.make,
    "values": ValueLeaks.make,
    "collections": CollectionLeaks.make,
    "closures": ClosureLeaks.make,
  ]

  nonisolated(unsafe) private static var isUsed = CommandLine.argc > 1_000
  nonisolated(unsafe) private static var used: Any?

  /// Keeps the optimiser from leaving an object out.
  @inline(never)
  static func use(_ value: Any) {
    if isUsed { used = value }
  }
}
