extension ObservableType {
  /// Joins each element with an object, for as long as that lives.
  ///
  /// Nothing holds the object but the elements on their way. When it is gone the sequence completes, but only
  /// **at the next element**: until then the subscription stays. An operator downstream that keeps elements, to
  /// replay them for example, keeps the object.
  ///
  /// - Parameters:
  ///   - object: Held weakly.
  ///   - resultSelector: Held strongly by the returned sequence, and by a subscription until it has ended.
  /// - Returns: The new sequence.
  public func withUnretained<Object: AnyObject, Result>(
    _ object: Object, resultSelector: @escaping (Object, Element) -> Result
  ) -> Observable<Result> {
    map { [weak object] element -> Result in
      guard let object else { throw UnretainedError() }
      return resultSelector(object, element)
    }.catch { error in
      guard error is UnretainedError else { return .error(error) }
      return .empty()
    }
  }

  /// Pairs each element with an object, for as long as that lives.
  ///
  /// - Parameter object: Held weakly; see ``withUnretained(_:resultSelector:)``.
  /// - Returns: The sequence of pairs.
  public func withUnretained<Object: AnyObject>(_ object: Object) -> Observable<(Object, Element)> {
    withUnretained(object) { ($0, $1) }
  }
}

/// Says inside of the operator that the object is gone.
private struct UnretainedError: Error {}
