/// Observes the life of objects without keeping them alive.
///
/// ```
///   ObjectTracker ──► DeathObserver ┄┄► object        nothing of the object is retained
///                          ▲
///                          └── one reference per watched object, from the runtime hook's table
/// ```
///
/// Every member may be called on any thread. When the tracker goes away, the deaths of what it still
/// tracked are not told any more.
public final class ObjectTracker: Sendable {
  /// How deaths are noticed.
  public let mechanism: DeathMechanism
  private let hook: HookDeathObserver
  private let references: WeakDeathObserver

  /// Creates a tracker.
  ///
  /// - Parameters:
  ///   - mechanism: How deaths are noticed.
  ///   - onDeath: Told of each death, once. With ``DeathMechanism/deallocationHook`` it runs on the thread
  ///     on which the object died, in the middle of whatever released it: after the object's `deinit` and
  ///     the release of its members, before its memory is given back. It must not wait for a lock that may
  ///     be held while an object is released.
  public init(
    mechanism: DeathMechanism = .available,
    onDeath: @escaping @Sendable (TrackedObject) -> Void
  ) {
    self.mechanism = mechanism
    hook = HookDeathObserver(onDeath: onDeath)
    references = WeakDeathObserver(onDeath: onDeath)
  }

  deinit {
    hook.stop()
    references.stop()
  }

  // Not inlined: an object that is only used inside its function must not be seen as local to it and put
  // on the stack, where nothing is deallocated.
  /// Starts to track `object`, or finds it if it is being tracked already; then it keeps its first label.
  ///
  /// Cost: constant with the hook; with weak references proportional to the number of tracked objects.
  @inline(never)
  @discardableResult
  public func track(_ object: AnyObject, label: String) -> TrackedObject {
    switch mechanism {
    case .deallocationHook where HookDeathObserver.canSee(object): hook.track(object, label: label)
    case .deallocationHook, .weakReferences: references.track(object, label: label)
    }
  }

  /// The tracked objects whose death was not noticed yet, in the order of tracking.
  public var alive: [TrackedObject] { (hook.alive + references.alive).sorted { $0.id < $1.id } }

  /// The addresses of the tracked objects that are alive, in the order of tracking.
  var hiddenSurvivors: [(id: TrackedObject.ID, address: HiddenAddress)] {
    (hook.hiddenSurvivors + references.hiddenSurvivors).sorted { $0.id < $1.id }
  }

  /// Looks for the deaths that are not told by themselves.
  public func poll() { references.poll() }
}
