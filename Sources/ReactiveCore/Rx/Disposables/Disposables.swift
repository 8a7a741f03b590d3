/// Makes disposables.
public enum Disposables {
  /// A disposable with nothing to do.
  public static func create() -> any Disposable { NopDisposable.noOp }

  /// A disposable that runs a closure.
  ///
  /// - Parameter dispose: Held strongly until it has run, which it does once, on the first disposal. It is
  ///   not run when the disposable is merely released.
  /// - Returns: The disposable.
  public static func create(with dispose: @escaping () -> Void) -> any Cancelable {
    AnonymousDisposable(dispose)
  }

  /// A disposable of two others.
  ///
  /// - Parameters:
  ///   - first: Disposed first.
  ///   - second: Disposed second.
  /// - Returns: The disposable, which holds both until it is disposed.
  public static func create(_ first: any Disposable, _ second: any Disposable) -> any Cancelable {
    BinaryDisposable(first, second)
  }

  /// A disposable of three others.
  ///
  /// - Parameters:
  ///   - first: Disposed first.
  ///   - second: Disposed second.
  ///   - third: Disposed third.
  /// - Returns: The disposable, which holds all until it is disposed.
  public static func create(
    _ first: any Disposable, _ second: any Disposable, _ third: any Disposable
  ) -> any Cancelable {
    CompositeDisposable([first, second, third])
  }

  /// A disposable of four others or more.
  ///
  /// As in RxSwift, what follows the first three comes before them: five are disposed as 4, 5, 1, 2, 3.
  ///
  /// - Parameters:
  ///   - first: Disposed after those that follow the third.
  ///   - second: Disposed after the first.
  ///   - third: Disposed last.
  ///   - others: Disposed before all of them, in their order.
  /// - Returns: The disposable, which holds all until it is disposed.
  public static func create(
    _ first: any Disposable, _ second: any Disposable, _ third: any Disposable,
    _ others: any Disposable...
  ) -> any Cancelable {
    CompositeDisposable(others + [first, second, third])
  }

  /// A disposable of several others.
  ///
  /// - Parameter disposables: Disposed in their order.
  /// - Returns: The disposable, which holds all until it is disposed.
  public static func create(_ disposables: [any Disposable]) -> any Cancelable {
    disposables.count == 2
      ? BinaryDisposable(disposables[0], disposables[1]) : CompositeDisposable(disposables)
  }
}
