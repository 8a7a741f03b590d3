/// What a program may change about the library as a whole.
public enum Hooks {
  private static let handler = Handler()

  /// What an error comes to that was subscribed to without `onError`; by default nothing.
  ///
  /// It is read when the error arrives. RxSwift's own default prints the error in debug builds; this one is
  /// the same in all builds, and says nothing. The subscription's call stack is not recorded.
  public static var defaultErrorHandler: (_ error: any Error) -> Void {
    get { handler.lock.withLock { handler.body } }
    set {
      let released = handler.lock.withLock {
        let old = handler.body
        handler.body = newValue
        return old
      }
      withExtendedLifetime(released) {}
    }
  }

  private final class Handler: @unchecked Sendable {
    let lock = RecursiveLock()
    var body: (any Error) -> Void = { _ in }
  }
}
