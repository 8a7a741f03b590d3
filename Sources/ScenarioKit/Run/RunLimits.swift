/// How much a run may say before it is ended.
public struct RunLimits: Sendable {
  /// The most events, and the most tracked objects.
  public let events: Int
  /// The most bytes of text.
  public let bytes: Int

  /// What holds for every run.
  public static let standard = RunLimits(events: 10_000, bytes: 1 << 20)
}
