/// How long what `share(replay:scope:)` keeps lives.
public enum SubjectLifetimeScope: Sendable {
  /// As long as the source is connected: who subscribes afterwards begins anew.
  case whileConnected
  /// As long as the shared sequence: elements and the end are kept when nobody is subscribed.
  case forever
}
