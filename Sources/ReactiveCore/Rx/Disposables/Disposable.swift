/// What can be ended, and is ended by hand: nothing but ``DisposeBag`` does it when it is released.
public protocol Disposable {
  /// Ends it; calls after the first do nothing.
  func dispose()
}

/// A disposable that says whether it was disposed.
public protocol Cancelable: Disposable {
  /// Whether it was disposed.
  var isDisposed: Bool { get }
}
