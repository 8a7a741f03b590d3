/// A sequence that does not begin before it is connected.
public class ConnectableObservable<Element>: Observable<Element>, @unchecked Sendable {
  /// Begins.
  ///
  /// - Returns: The connection, which ends when it is disposed. **Dropping it ends nothing**: on a source that
  ///   never ends, connection and connectable keep each other alive.
  public func connect() -> any Disposable {
    preconditionFailure("\(Self.self) does not say how it is connected")
  }
}
