/// A thread of a ``VirtualProcess``.
///
/// ```
/// its process's clock ──strong──► VirtualThread         from start() to the end of its body
/// VirtualThread ──strong──► body                        until it has run
///               ──strong──► its run loop                made when the thread first asks for it
///               ──strong──► its autorelease pools       drained when it ends
/// ```
///
/// What the body captures stays as long as the thread does, and a thread that runs an endless run loop
/// does not end.
public final class VirtualThread: @unchecked Sendable {
  /// A name for debugging.
  public let name: String

  let clock: VirtualClock
  /// The pools that objects of this thread are autoreleased into; only this thread touches them.
  let autoreleaseStack = AutoreleaseStack()
  private let lock = RecursiveLock()
  private var body: (() -> Void)?
  private var loop: VirtualRunLoop?
  private var isStarted = false
  private var hasFinished = false

  private static let onThisStack = ThreadLocalOwner<VirtualThread>()

  /// Creates a thread that has not begun.
  ///
  /// - Parameters:
  ///   - name: A name for debugging.
  ///   - process: Whose time the thread lives in.
  ///   - body: What the thread does. Held strongly until it has run.
  public init(
    name: String = "", in process: VirtualProcess = .shared, _ body: @escaping () -> Void
  ) {
    self.name = name
    clock = process.clock
    self.body = body
  }

  /// Creates a thread that runs already, outside of the clock's control.
  init(name: String, clock: VirtualClock) {
    self.name = name
    self.clock = clock
  }

  // MARK: Which thread

  /// The main thread of the shared process.
  public static var main: VirtualThread { VirtualProcess.shared.mainThread }

  /// The thread that the caller runs on.
  ///
  /// It is ``main`` on the thread that started the program, and whoever turns the loop of another
  /// process's main thread is that thread meanwhile. Any other thread that was not made here is given a
  /// virtual one when it first asks, which goes with it.
  public static var current: VirtualThread {
    if let thread = onThisStack.value { return thread }
    if Platform.isMainThread { return main }
    let adopted = VirtualThread(name: "", clock: VirtualProcess.shared.clock)
    onThisStack.value = adopted
    return adopted
  }

  /// Whether ``current`` is ``main``.
  static var isMain: Bool {
    if let thread = onThisStack.value { return thread === main }
    return Platform.isMainThread
  }

  /// The thread that the clock of its process lets run; nil on the stack of any other.
  static var ofThisStack: VirtualThread? {
    onThisStack.value.flatMap { $0.isStarted ? $0 : nil }
  }

  // MARK: Its life

  /// Begins the thread: it runs when the one that is running waits for the first time from now on.
  ///
  /// Nothing happens if it has begun already.
  public func start() {
    let isFirst = lock.withLock {
      guard !isStarted, body != nil else { return false }
      isStarted = true
      return true
    }
    if isFirst { clock.start(self) { $0.run() } }
  }

  private func run() {
    Self.onThisStack.value = self
    runBody()
    autoreleaseStack.drainAll()
    let released = lock.withLock {
      hasFinished = true
      return loop.take()
    }
    withExtendedLifetime(released) {}
    Self.onThisStack.value = nil
  }

  /// Creates a thread and begins it.
  ///
  /// - Parameters:
  ///   - name: A name for debugging.
  ///   - process: Whose time the thread lives in.
  ///   - body: What the thread does. Held strongly until it has run.
  /// - Returns: The thread, which needs no other owner until it ends.
  @discardableResult
  public static func detach(
    name: String = "", in process: VirtualProcess = .shared, _ body: @escaping () -> Void
  ) -> VirtualThread {
    let thread = VirtualThread(name: name, in: process, body)
    thread.start()
    return thread
  }

  /// Whether the body has returned.
  public var isFinished: Bool { lock.withLock { hasFinished } }

  // A function of its own: what the body's frame holds is gone when it returns.
  @inline(never)
  private func runBody() {
    body?()
    body = nil
  }

  /// Blocks the current thread: time passes, other threads run, its own run loop does not turn.
  ///
  /// - Parameter duration: How much time passes.
  public static func sleep(for duration: Duration) {
    precondition(duration >= .zero, "a thread cannot sleep for \(duration)")
    let clock = current.clock
    clock.wait(until: clock.now + duration)
  }

  /// Whether code on the stack of `started`, nil for one that no clock has begun, is this thread's.
  func plays(_ started: VirtualThread?) -> Bool { isStarted ? started === self : started == nil }

  /// Makes this the current thread while a block runs on the stack of whoever plays it.
  func performAsCurrent<Result>(_ block: () -> Result) -> Result {
    let previous = Self.onThisStack.value
    Self.onThisStack.value = self
    defer { Self.onThisStack.value = previous }
    return block()
  }

  // MARK: Its run loop

  /// The thread's run loop, which comes into being now if it was not asked for before.
  public var runLoop: VirtualRunLoop {
    lock.withLock {
      if let loop { return loop }
      let made = VirtualRunLoop(of: self)
      loop = made
      return made
    }
  }

  /// Whether the thread's run loop has been asked for, and the thread has not ended.
  public var hasRunLoop: Bool { lock.withLock { loop != nil } }

  // MARK: Its autorelease pools

  /// How many objects the thread's autorelease pools keep now.
  public var autoreleasedCount: Int { autoreleaseStack.objectCount }

  /// How many objects its pools kept at most, since it began or ``resetAutoreleasedPeak()``.
  public var autoreleasedPeak: Int { autoreleaseStack.peakObjectCount }

  /// How many of its pools are nested now.
  public var autoreleasePoolDepth: Int { autoreleaseStack.depth }

  /// Counts the peak from the present number on.
  public func resetAutoreleasedPeak() { autoreleaseStack.resetPeak() }
}
