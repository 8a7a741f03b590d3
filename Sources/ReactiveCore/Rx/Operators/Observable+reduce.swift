extension ObservableType {
  /// Sends what has been gathered, once, when the source completes.
  ///
  /// A subscription holds the returned sequence, and thereby the source, until it has ended; its sink holds
  /// the latest result.
  ///
  /// - Parameters:
  ///   - seed: What is gathered before the first element.
  ///   - accumulator: Adds an element; held strongly by the returned sequence, and what it throws ends that.
  /// - Returns: The new sequence.
  public func reduce<Result>(
    _ seed: Result, accumulator: @escaping (Result, Element) throws -> Result
  ) -> Observable<Result> {
    Reduce(source: asObservable(), seed: seed, accumulator: accumulator)
  }
}

final class Reduce<Source, Result>: Operator<Source, Result>, @unchecked Sendable {
  fileprivate let seed: Result
  fileprivate let accumulator: (Result, Source) throws -> Result

  init(
    source: Observable<Source>, seed: Result,
    accumulator: @escaping (Result, Source) throws -> Result
  ) {
    self.seed = seed
    self.accumulator = accumulator
    super.init(source: source)
  }

  override func makeSink(
    _ observer: Receiver<Result>, cancel: SinkDisposer
  ) -> Sink<Source, Result> {
    ReduceSink(parent: self, observer: observer, cancel: cancel)
  }
}

final class ReduceSink<Input, Output>: Sink<Input, Output>, @unchecked Sendable {
  private let parent: Reduce<Input, Output>
  private var result: Output

  init(parent: Reduce<Input, Output>, observer: Receiver<Output>, cancel: SinkDisposer) {
    self.parent = parent
    result = parent.seed
    super.init(observer: observer, cancel: cancel)
  }

  override func onNext(_ element: Input) {
    do {
      result = try parent.accumulator(result, element)
    } catch {
      forwardError(error)
    }
  }

  override func onCompleted() {
    forwardNext(result)
    forwardCompleted()
  }
}
