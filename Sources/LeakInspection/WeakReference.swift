/// A weak reference that says whether its object is alive, and gives it to nobody.
// Unchecked: the object itself, which need not be Sendable, is never reached through this.
struct WeakReference: @unchecked Sendable {
  private weak var object: AnyObject?

  init(_ object: AnyObject) { self.object = object }

  /// Whether the object has not begun to deinitialise.
  ///
  /// Looking retains the object for a moment: if its last owner lets go meanwhile, it dies in here.
  var isAlive: Bool { object != nil }
}
