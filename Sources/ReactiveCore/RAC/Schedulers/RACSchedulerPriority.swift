/// How urgent the work of a background scheduler is.
public enum RACSchedulerPriority: Sendable {
  /// Before the rest.
  case high
  /// Neither before nor after the rest.
  case `default`
  /// After the rest.
  case low
  /// When there is nothing else to do.
  case background
}
