/// An object that blocks capture, so that a test can see how long they are held.
final class Payload {
  /// Names the object inside a block, which thereby captures it.
  func touch<Value>(_ value: Value) -> Value { value }
}

/// Whether an object is still there.
struct Weak<Object: AnyObject> {
  private(set) weak var object: Object?

  init(_ object: Object?) { self.object = object }

  var isAlive: Bool { object != nil }
}

/// A value that two blocks share.
final class Box<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}

extension Collection {
  /// How many of the objects are still there.
  func aliveCount<Object>() -> Int where Element == Weak<Object> {
    count { $0.isAlive }
  }
}
