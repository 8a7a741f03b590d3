/// How much a run may say before it is ended.
struct RunLimits: Sendable {
  /// Events, and tracked objects.
  var events = 10_000
  /// Bytes of text.
  var bytes = 1 << 20
}
