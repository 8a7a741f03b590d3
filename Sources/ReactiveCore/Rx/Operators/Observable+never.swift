extension Observable {
  /// A sequence that sends nothing and has no end.
  ///
  /// It keeps nobody: a subscription to it, without an operator in between, leaves nothing behind.
  public static func never() -> Observable { NeverProducer() }
}

final class NeverProducer<Element>: Observable<Element>, @unchecked Sendable {
  override func subscribe(receiver: Receiver<Element>) -> any Disposable { NopDisposable.noOp }
}
