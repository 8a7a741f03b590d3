/// The values of one group, with its key.
///
/// ```
/// RACGroupedSignal ──strong──► key          and what every RACSubject holds
/// ```
///
/// Source: ReactiveCocoa 2.5, `RACGroupedSignal`.
public final class RACGroupedSignal<Key, Value>: RACSubject<Value>, @unchecked Sendable {
  /// What the values of the group have in common; held for life.
  public let key: Key

  /// Creates the subject of a group.
  init(key: Key) { self.key = key }
}
