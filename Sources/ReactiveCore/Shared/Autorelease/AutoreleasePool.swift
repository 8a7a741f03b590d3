/// Objects that are let go of later: at the end of a block, or of a turn of a run loop.
///
/// ```
/// VirtualThread ──► its stack of pools ──► pools[…] ──strong──► objects[…]     once for each autorelease
/// ```
///
/// Pools are nested, and each thread has its own. An object is added to the innermost pool of the current
/// thread and let go of when that pool is drained, together with the pools inside it. A loop that makes
/// objects and leaves them to the pool around it therefore holds all of them until it ends.
///
/// Swift does not need pools for its own objects. These do what Objective-C's do, so that one can look.
public final class AutoreleasePool {
  private var objects: [AnyObject] = []

  /// Only a thread makes pools.
  init() {}

  /// How many references the pool holds; an object may be there several times.
  public var count: Int { objects.count }

  // MARK: Using the current thread's

  /// Leaves an object to the innermost pool of the current thread.
  ///
  /// Where there is none, the thread keeps the object until it ends.
  ///
  /// - Parameter object: Held strongly, once for each call, until the pool is drained.
  /// - Returns: The object.
  @inline(never)
  @discardableResult
  public static func autorelease<Object: AnyObject>(_ object: Object) -> Object {
    VirtualThread.current.autoreleaseStack.add(object)
    return object
  }

  /// Runs a block with a pool of its own, which is drained when the block ends, however it ends.
  ///
  /// - Parameter block: What is autoreleased in it is gone afterwards, unless somebody else holds it.
  /// - Returns: What the block returns.
  public static func whileDraining<Result>(_ block: () throws -> Result) rethrows -> Result {
    let stack = VirtualThread.current.autoreleaseStack
    let pool = stack.push()
    defer { stack.drain(pool) }
    return try block()
  }

  /// Pushes a pool on the current thread, where it is the innermost until it is drained.
  ///
  /// - Returns: The pool. If it is not drained, one of those around it does that.
  public static func push() -> AutoreleasePool { VirtualThread.current.autoreleaseStack.push() }

  /// Drains a pool of the current thread, and those inside it before; does nothing a second time.
  public func drain() { VirtualThread.current.autoreleaseStack.drain(self) }

  // MARK: What its stack does

  /// Holds an object once more.
  func add(_ object: AnyObject) { objects.append(object) }

  /// Lets go of the object that was added last; nil if none is left.
  func popLast() -> AnyObject? { objects.popLast() }
}
