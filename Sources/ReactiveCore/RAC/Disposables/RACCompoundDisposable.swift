/// A disposable that disposes others, its children, with itself.
///
/// ```
/// RACCompoundDisposable ──strong──► first, second      two slots without an array
///                       ──strong──► overflow[…]        made when a third child is added
/// ```
///
/// Children are compared by identity and let go when the compound is disposed. A compound that is
/// released without having been disposed releases its children **without disposing them**.
///
/// Children are disposed in slot order: first, second, then the overflow in order of adding. A slot
/// freed by `remove(_:)` is used again by the next `add(_:)`, so after a removal this is no longer
/// the order of adding.
///
/// Source: ReactiveCocoa 2.5, `RACCompoundDisposable`.
public final class RACCompoundDisposable: RACDisposable, @unchecked Sendable {
  private var first: RACDisposable?
  private var second: RACDisposable?
  private var overflow: [RACDisposable]?

  /// Creates a compound without children.
  public override init() { super.init() }

  /// Creates a compound of some children.
  ///
  /// - Parameter disposables: The children, in the order in which they are to be disposed.
  public convenience init(_ disposables: [RACDisposable]) {
    self.init()
    disposables.forEach(add)
  }

  /// Creates a compound whose first child runs a block.
  ///
  /// - Parameter block: Held strongly until it has run or the compound is released.
  public convenience override init(_ block: @escaping () -> Void) {
    self.init([RACDisposable(block)])
  }

  /// Adds a child, or disposes it at once if the compound is disposed already.
  ///
  /// Nil and disposables that are disposed already are ignored. Adding a compound to itself traps.
  ///
  /// - Parameter disposable: Held strongly until it is removed or the compound is disposed.
  /// - Complexity: O(1) amortized.
  public func add(_ disposable: RACDisposable?) {
    guard let disposable, !disposable.isDisposed else { return }
    precondition(disposable !== self, "a compound disposable cannot be added to itself")
    let isTooLate = state.withSpinLock {
      guard !state.isDisposed else { return true }
      if first == nil {
        first = disposable
      } else if second == nil {
        second = disposable
      } else {
        if overflow == nil { overflow = [] }
        overflow?.append(disposable)
      }
      return false
    }
    if isTooLate { disposable.dispose() }
  }

  /// Takes a child out without disposing it; does nothing if there is no such child.
  ///
  /// - Parameter disposable: The child, compared by identity.
  /// - Complexity: O(*n*) in the number of children.
  public func remove(_ disposable: RACDisposable?) {
    guard let disposable else { return }
    state.withSpinLock {
      guard !state.isDisposed else { return }
      if first === disposable { first = nil }
      if second === disposable { second = nil }
      overflow?.removeAll { $0 === disposable }
    }
  }

  /// Disposes the children, once; adding a child afterwards disposes that child at once.
  public override func dispose() {
    var children: (RACDisposable?, RACDisposable?, [RACDisposable]?)
    state.withSpinLock {
      guard state.markDisposed() else { return }
      children = (first.take(), second.take(), overflow.take())
    }
    children.0?.dispose()
    children.1?.dispose()
    children.2?.forEach { $0.dispose() }
  }
}
