extension ObservableType {
  /// Makes another element of each, or none.
  ///
  /// A subscription holds `transform` until it has ended, but not the source.
  ///
  /// - Parameter transform: Held strongly by the returned sequence; nil drops the element, and what it throws
  ///   ends the sequence.
  /// - Returns: The new sequence.
  public func compactMap<Result>(
    _ transform: @escaping (Element) throws -> Result?
  ) -> Observable<Result> {
    CompactMap(source: asObservable(), transform: transform)
  }
}

final class CompactMap<Source, Result>: Operator<Source, Result>, @unchecked Sendable {
  private let transform: (Source) throws -> Result?

  init(source: Observable<Source>, transform: @escaping (Source) throws -> Result?) {
    self.transform = transform
    super.init(source: source)
  }

  override func makeSink(
    _ observer: Receiver<Result>, cancel: SinkDisposer
  ) -> Sink<Source, Result> {
    CompactMapSink(transform: transform, observer: observer, cancel: cancel)
  }
}

final class CompactMapSink<Input, Output>: Sink<Input, Output>, @unchecked Sendable {
  private let transform: (Input) throws -> Output?

  init(
    transform: @escaping (Input) throws -> Output?, observer: Receiver<Output>,
    cancel: SinkDisposer
  ) {
    self.transform = transform
    super.init(observer: observer, cancel: cancel)
  }

  override func onNext(_ element: Input) {
    do {
      if let result = try transform(element) { forwardNext(result) }
    } catch {
      forwardError(error)
    }
  }
}
