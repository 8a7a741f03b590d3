/// How a tracker learns of the death of an object.
public enum DeathMechanism: Sendable {
  /// The runtime's deallocation function is seen: a death is known at the moment it happens, on the thread
  /// on which it happens, and the object is not changed by being tracked. Objects of the standard
  /// library's own classes, which nobody sees die, are tracked as with ``weakReferences``.
  case deallocationHook
  /// Weak references are looked at: a death is known at the next ``ObjectTracker/poll()``, deaths between
  /// two of them are told in the order of tracking, and every tracked object gets a side table.
  case weakReferences

  /// The best mechanism that works in this process, found out once by watching an object die.
  ///
  /// The hook is not called where the standard library is linked statically, and it does not exist on
  /// platforms other than Linux.
  public static let available: DeathMechanism =
    HookDeathObserver.isHookCalled() ? .deallocationHook : .weakReferences
}
