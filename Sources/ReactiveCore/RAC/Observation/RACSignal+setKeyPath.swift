extension RACSignal {
  /// Sets a property of an object to every value: what `RAC(object, key) = signal` is in Objective-C.
  ///
  /// ```
  ///  object's dealloc compound ─► binding ─► the subscription to this signal
  ///                                       ─► a disposable that forgets the object
  ///  a producer of this signal ─► node ─► subscriber ─► next ─► a reference that is not counted ┄► object
  ///                                                     completed ─► binding
  ///                                                     error ─► this signal
  /// ```
  ///
  /// The object is not held: the binding ends with it. But the object holds the binding, and whoever
  /// produces the values holds it too. The block for errors holds **this signal** itself, for the message
  /// it ends with, so the signal lives as long as the binding does.
  ///
  /// Completion ends the binding; the property keeps its last value and may be bound again. An error traps:
  /// a property cannot show one. Unlike the original, nothing objects to two bindings of one property.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - object: Whose property it is; not held.
  /// - Returns: What ends the binding before the object does.
  ///
  /// Source: ReactiveCocoa 2.5, `-setKeyPath:onObject:` of `RACSignal`.
  @discardableResult
  public func setKeyPath<Target: RACObject>(
    _ keyPath: ReferenceWritableKeyPath<Target, Value>, onObject object: Target
  ) -> RACDisposable {
    let binding = RACCompoundDisposable()
    let reference = UncountedReference(object)
    binding.add(
      subscribeNext(
        { value in reference.withObject { $0[keyPath: keyPath] = value } },
        error: { error in
          let name = self.name ?? "\(self)"
          fatalError("\(name), bound to a property, failed: \(error.map { "\($0)" } ?? "nil")")
        },
        completed: { binding.dispose() }))
    binding.add(RACDisposable { reference.forget() })

    let objectDisposable = object.deallocDisposable
    objectDisposable.add(binding)
    return RACDisposable {
      objectDisposable.remove(binding)
      binding.dispose()
    }
  }
}

/// A reference that counts for nothing and is forgotten when its object is about to go.
private final class UncountedReference<Target: AnyObject>: @unchecked Sendable {
  private let lock = RecursiveLock()
  private var object: Unmanaged<Target>?

  init(_ object: Target) { self.object = Unmanaged.passUnretained(object) }

  func forget() { lock.withLock { object = nil } }

  func withObject(_ body: (Target) -> Void) {
    // Not under the lock: setting a property may run anything.
    let target = lock.withLock { object?.takeUnretainedValue() }
    if let target { body(target) }
  }
}
