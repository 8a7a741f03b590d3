import ReactiveCore

extension RACDisposable {
  /// How many disposables are inside, at whatever depth.
  ///
  /// Nobody needs to know that but a test of what grows, so it looks from outside.
  var descendantCount: Int {
    Mirror(reflecting: self).children.reduce(0) { count, child in
      switch child.value {
      case let disposable as RACDisposable: count + 1 + disposable.descendantCount
      case let disposables as [RACDisposable]:
        disposables.reduce(count) { $0 + 1 + $1.descendantCount }
      default: count
      }
    }
  }
}
