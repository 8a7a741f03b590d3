/// An object whose end can be observed, and whose properties can be.
///
/// Objective-C lets a library associate things with any object and learn of its deallocation. In Swift
/// the class keeps one property for that:
///
/// ```swift
/// final class Model: RACObject {
///   let rac = RACLifetime()
///   var title = "" { didSet { didChange(\.title, from: oldValue) } }
///   deinit { rac.dispose() }
/// }
/// ```
///
/// The deinit is optional, see ``RACLifetime/dispose()``; the `didSet` is what makes a property
/// observable, and leaves it an ordinary stored one, strong or weak.
public protocol RACObject: AnyObject {
  /// What the library associates with the object; the same one for life.
  var rac: RACLifetime { get }
}

extension RACObject {
  /// A signal that completes when the object goes, and sends nothing else.
  ///
  /// It is made once per object and does not hold it. The object holds it, and with it the blocks of
  /// those who subscribe: a block that captures the object keeps it alive.
  public var willDealloc: RACSignal<Never> { rac.willDealloc }

  /// What is disposed when the object goes.
  public var deallocDisposable: RACCompoundDisposable { rac.disposable }

  /// Tells those who observe a property that it has been set; to be called from its `didSet`.
  ///
  /// - Parameters:
  ///   - keyPath: The property, as the class that declares it names it: Swift tells `\Base.title` from
  ///     the `\Sub.title` of a subclass, so whoever observes a `Sub` has to write `\Base.title` as well.
  ///   - oldValue: Kept until the observers have let go of it, so that they do not see it die in between.
  public func didChange<Value>(_ keyPath: KeyPath<Self, Value>, from oldValue: Value) {
    withExtendedLifetime(oldValue) { rac.didChange(keyPath) }
  }
}
