// A path through an object in a property: Swift cannot take a key path apart, so it is given in parts.
// There is one function for each of the four ways in which the parts can be optional.
extension RACObject {
  /// Observes a property of the object that is in a property of the target.
  ///
  /// A new object in the first property is a new value, and so is a change of that object's property.
  /// Nil is sent while there is no such object, also when it goes because nobody holds it. See
  /// ``observe(_:_:)-(Target,KeyPath<Target,Value>)`` for who owns what.
  ///
  /// - Parameters:
  ///   - target: The object from which the path begins.
  ///   - first: The property with the object in it.
  ///   - second: The property of that object.
  /// - Returns: A cold signal that holds none of the objects.
  public func observe<Target: RACObject, Part: RACObject, Value>(
    _ target: Target, _ first: KeyPath<Target, Part?>, _ second: KeyPath<Part, Value>
  ) -> RACSignal<Value?> {
    signal(of: ObservedPath(first, { $0 }, ObservedPath(second) { $0 }), on: target)
  }

  /// Observes an optional property of the object that is in a property of the target.
  public func observe<Target: RACObject, Part: RACObject, Value>(
    _ target: Target, _ first: KeyPath<Target, Part?>, _ second: KeyPath<Part, Value?>
  ) -> RACSignal<Value?> {
    signal(of: ObservedPath(first, { $0 }, ObservedPath(second) { $0 }), on: target)
  }

  /// Observes a property of the object that is always in a property of the target.
  public func observe<Target: RACObject, Part: RACObject, Value>(
    _ target: Target, _ first: KeyPath<Target, Part>, _ second: KeyPath<Part, Value>
  ) -> RACSignal<Value?> {
    signal(of: ObservedPath(first, { $0 }, ObservedPath(second) { $0 }), on: target)
  }

  /// Observes an optional property of the object that is always in a property of the target.
  public func observe<Target: RACObject, Part: RACObject, Value>(
    _ target: Target, _ first: KeyPath<Target, Part>, _ second: KeyPath<Part, Value?>
  ) -> RACSignal<Value?> {
    signal(of: ObservedPath(first, { $0 }, ObservedPath(second) { $0 }), on: target)
  }
}
