/// Stands in for an object where a strong reference would keep it alive.
///
/// ```
/// timer ──strong──► WeakProxy ──weak──► target
/// ```
///
/// Calls that reach a proxy whose target is gone do nothing. The proxy itself stays as long as its holder
/// does: a timer has still to be invalidated, which the target can now do in its deinit.
public final class WeakProxy<Target: AnyObject> {
  /// The object behind the proxy; nil once it is gone.
  public private(set) weak var target: Target?

  /// Creates a proxy.
  ///
  /// - Parameter target: Held weakly.
  public init(_ target: Target) {
    self.target = target
  }

  /// Turns a method of the target into one of its proxy.
  ///
  /// - Parameter method: A method of the target's type, `Screen.tick`.
  /// - Returns: A method that calls the target's, or does nothing if the target is gone.
  public static func forwarding<Argument>(
    _ method: @escaping (Target) -> (Argument) -> Void
  ) -> (WeakProxy) -> (Argument) -> Void {
    { proxy in
      { argument in
        if let target = proxy.target { method(target)(argument) }
      }
    }
  }
}
