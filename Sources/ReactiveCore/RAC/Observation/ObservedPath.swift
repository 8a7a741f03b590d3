/// What is observed from an object: one of its properties, or a property of an object in a property.
struct ObservedPath<Root: RACObject, Value> {
  /// The present value.
  let read: (Root) -> Value

  /// Calls a block after each change, until the disposable is disposed or the root or observer goes.
  let observe:
    (_ root: Root, _ observer: RACLifetime, _ block: @escaping (Value) -> Void) -> RACDisposable
}

extension ObservedPath {
  /// A property, each of whose values is turned into the path's value.
  init<Property>(
    _ keyPath: KeyPath<Root, Property>, _ value: @escaping (Property) -> Value
  ) {
    self.init(
      read: { root in value(root[keyPath: keyPath]) },
      observe: { root, observer, block in
        root.observeProperty(keyPath, observer: observer) { _ in
          nil
        } changed: {
          block(value($0))
        }
      })
  }

  /// A property of the object in a property; nil where there is no such object.
  init<Property, Part, Wrapped>(
    _ keyPath: KeyPath<Root, Property>, _ part: @escaping (Property) -> Part?,
    _ rest: ObservedPath<Part, Wrapped?>
  ) where Value == Wrapped? {
    self.init(
      read: { root in part(root[keyPath: keyPath]).flatMap(rest.read) },
      observe: { root, observer, block in
        root.observeProperty(keyPath, observer: observer) { property in
          part(property).map { rest.observe($0, observer, block) }
        } changed: { property in
          block(part(property).flatMap(rest.read))
        }
      })
  }
}

extension RACObject {
  /// Observes one property.
  ///
  /// ```
  /// this object's and the observer's dealloc compounds ──strong──► observation
  /// observation ──strong──► a trampoline ──strong──► follow, changed
  ///             ──strong──► what depends on the present value
  /// the present value's dealloc compound ──strong──► changed, if the value may die on its own
  /// ```
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - observer: With whose end the observation ends too.
  ///   - follow: Given each value, the present one too; returns what is disposed with the next value.
  ///   - changed: Given each value but the present one.
  /// - Returns: What ends the observation; it holds both dealloc compounds, not the objects.
  fileprivate func observeProperty<Property>(
    _ keyPath: KeyPath<Self, Property>, observer: RACLifetime,
    follow: @escaping (Property) -> RACDisposable?,
    changed: @escaping (Property) -> Void
  ) -> RACDisposable {
    let following = RACSerialDisposable()
    let follow: (Property) -> Void = { [weak self] value in
      let watch = watchEnd(of: value, observer: observer) {
        guard let now = self?[keyPath: keyPath], mortalObject(in: now) == nil else { return }
        changed(now)
      }
      let both = RACCompoundDisposable([watch, follow(value)].compactMap(\.self))
      following.swapIn(both)?.dispose()
    }

    let trampoline = RACObservationTrampoline(keyPath, of: rac, observer: observer) {
      [weak self] in
      guard let self else { return }
      let value = self[keyPath: keyPath]
      follow(value)
      changed(value)
    }
    follow(self[keyPath: keyPath])

    let observation = RACCompoundDisposable([trampoline, following])
    let owners = [rac.disposable, observer.disposable]
    for owner in owners { owner.add(observation) }
    return RACDisposable {
      observation.dispose()
      for owner in owners { owner.remove(observation) }
    }
  }
}

/// Calls a block when the object in a weak property goes, unless that is the observer.
///
/// Swift does not tell weak properties from strong ones: all that are optional are watched. A strong
/// property announces a new value before it releases the old one, and so ends the watch in time.
private func watchEnd<Property>(
  of value: Property, observer: RACLifetime, _ block: @escaping () -> Void
) -> RACDisposable? {
  guard let object = mortalObject(in: value), object.rac !== observer else { return nil }
  let owner = object.rac.disposable
  let end = RACDisposable(block)
  owner.add(end)
  return RACDisposable { owner.remove(end) }
}

/// The object in an optional.
private func mortalObject<Property>(in value: Property) -> (any RACObject)? {
  Property.self is any AnyOptional.Type ? value as? any RACObject : nil
}

private protocol AnyOptional {}

extension Optional: AnyOptional {}
