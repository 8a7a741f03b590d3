/// Stands in for an object where a strong reference would keep it alive.
///
/// ```
/// timer ──strong──► WeakProxy ──weak──► target
/// ```
///
/// Calls that reach a proxy whose target is gone do nothing. (A proxy in Objective-C that asks its target
/// for method signatures raises an exception there: the target that is gone has none.) The proxy itself
/// stays as long as its holder does: a timer has still to be invalidated, which the target can now do in
/// its deinit.
///
/// A proxy says of itself what its target would say: its hash, its description and its kind are the
/// target's. But it equals nothing except itself, as `isEqual:` is not among what it forwards: two proxies
/// of one target have one hash and are not equal. When the target goes, all of this changes, so a proxy is
/// no key of a dictionary.
public final class WeakProxy<Target: AnyObject>: Hashable, CustomStringConvertible {
  /// The object behind the proxy; nil once it is gone.
  public private(set) weak var target: Target?

  /// Creates a proxy.
  ///
  /// - Parameter target: Held weakly.
  public init(_ target: Target) {
    self.target = target
  }

  // MARK: Calls

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

  // MARK: What it says of itself

  /// Whether this is a proxy, which is the only thing it admits.
  public var isProxy: Bool { true }

  /// Whether the target is of a type, or of a subclass of it; false if the target is gone.
  ///
  /// - Parameter type: A class, or a protocol that the target may conform to.
  /// - Returns: What the target would answer.
  public func isKind<Type>(of type: Type.Type) -> Bool {
    // Not `target is Type`: optimised, that asks the runtime for the class of an object that is gone.
    guard let target else { return false }
    return target is Type
  }

  /// The target's description; "nil" if the target is gone.
  public var description: String { target.map { String(describing: $0) } ?? "nil" }

  /// Whether both are the same proxy; that they stand for the same target is not enough.
  public static func == (lhs: WeakProxy, rhs: WeakProxy) -> Bool { lhs === rhs }

  /// Feeds what the target would feed, or, if it has no hash of its own, its identity.
  public func hash(into hasher: inout Hasher) {
    guard let target else { return }
    if let hashable = target as? any Hashable {
      hashable.hash(into: &hasher)
    } else {
      hasher.combine(ObjectIdentifier(target))
    }
  }
}
