// The only file of this target that knows the operating system.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where threads wait for a lock that another one holds.
///
/// There is one place for all locks: it is where the rare thread goes that finds its lock taken, and it
/// spares every lock a mutex of its own.
enum ThreadParking {
  private struct Place: @unchecked Sendable {
    let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

    init() {
      pthread_mutex_init(mutex, nil)
      pthread_cond_init(condition, nil)
    }
  }

  private static let place = Place()

  /// Blocks the calling thread until `isFree` says so; asked now and after each call of ``wakeAll()``.
  static func wait(until isFree: () -> Bool) {
    pthread_mutex_lock(place.mutex)
    while !isFree() { pthread_cond_wait(place.condition, place.mutex) }
    pthread_mutex_unlock(place.mutex)
  }

  /// Lets every waiting thread ask again.
  static func wakeAll() {
    pthread_mutex_lock(place.mutex)
    pthread_cond_broadcast(place.condition)
    pthread_mutex_unlock(place.mutex)
  }
}

/// A slot that holds one unretained object per thread.
///
/// Whoever stores an object keeps it alive until it stores another value or nil.
struct ThreadLocalReference<Object: AnyObject>: @unchecked Sendable {
  private let key: pthread_key_t

  /// Creates a slot that is nil on every thread.
  init() {
    var key = pthread_key_t()
    let status = pthread_key_create(&key, nil)
    precondition(status == 0, "the process has no thread-local slots left (error \(status))")
    self.key = key
  }

  /// The object stored by the current thread.
  var value: Object? {
    get { pthread_getspecific(key).map { Unmanaged.fromOpaque($0).takeUnretainedValue() } }
    nonmutating set {
      pthread_setspecific(key, newValue.map { Unmanaged.passUnretained($0).toOpaque() })
    }
  }
}

/// A slot that holds one object per thread, strongly, until it is replaced or the thread ends.
struct ThreadLocalOwner<Object: AnyObject>: @unchecked Sendable {
  private let key: pthread_key_t

  /// Creates a slot that is nil on every thread.
  init() {
    var key = pthread_key_t()
    let status = pthread_key_create(&key) { pointer in
      // Darwin and the C libraries of Linux disagree on whether the pointer can be nil.
      let pointer: UnsafeMutableRawPointer? = pointer
      if let pointer { Unmanaged<AnyObject>.fromOpaque(pointer).release() }
    }
    precondition(status == 0, "the process has no thread-local slots left (error \(status))")
    self.key = key
  }

  /// The object stored by the current thread.
  var value: Object? {
    get { stored?.takeUnretainedValue() }
    nonmutating set {
      let previous = stored
      pthread_setspecific(key, newValue.map { Unmanaged.passRetained($0).toOpaque() })
      previous?.release()
    }
  }

  private var stored: Unmanaged<Object>? {
    pthread_getspecific(key).map { Unmanaged.fromOpaque($0) }
  }
}

/// Calls into the operating system.
enum Platform {
  /// Whether the caller runs on the thread that started the process.
  ///
  /// Asking the system costs a call into the kernel, so each thread asks once.
  static var isMainThread: Bool {
    if let answer = pthread_getspecific(mainThreadAnswer) { return UInt(bitPattern: answer) == 1 }
    let isMain = askWhetherMainThread()
    // 1 for yes, 2 for no: nothing is stored yet where the slot reads as nil.
    pthread_setspecific(mainThreadAnswer, UnsafeRawPointer(bitPattern: isMain ? 1 : 2))
    return isMain
  }

  private static let mainThreadAnswer: pthread_key_t = {
    var key = pthread_key_t()
    let status = pthread_key_create(&key, nil)
    precondition(status == 0, "the process has no thread-local slots left (error \(status))")
    return key
  }()

  private static func askWhetherMainThread() -> Bool {
    #if canImport(Darwin)
      return pthread_main_np() != 0
    #else
      // The C library has `gettid`, but its headers show it to GNU programs only.
      typealias ThreadIdentifier = @convention(c) () -> pid_t
      guard let symbol = dlsym(nil, "gettid") else { return false }
      return unsafeBitCast(symbol, to: ThreadIdentifier.self)() == getpid()
    #endif
  }

  /// Tells the calling thread from all others that are running; even and never zero.
  static var threadIdentifier: UInt {
    #if canImport(Glibc)
      return UInt(pthread_self())
    #else
      return UInt(bitPattern: pthread_self())
    #endif
  }

  /// Runs a block on a new thread, of which nothing is known afterwards.
  static func startThread(_ block: @escaping () -> Void) {
    final class Start {
      let block: () -> Void
      init(_ block: @escaping () -> Void) { self.block = block }
    }
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let start = Unmanaged.passRetained(Start(block)).toOpaque()
    let status = pthread_create(
      &thread, nil,
      { pointer in
        // The same disagreement as above.
        let pointer: UnsafeMutableRawPointer? = pointer
        if let pointer { Unmanaged<Start>.fromOpaque(pointer).takeRetainedValue().block() }
        return nil
      }, start)
    precondition(status == 0, "the system gives no more threads (error \(status))")
    #if canImport(Darwin)
      if let thread { pthread_detach(thread) }
    #else
      pthread_detach(thread)
    #endif
  }

  /// Lets another thread run.
  static func yield() { sched_yield() }

  /// Blocks the calling thread.
  static func sleep(for duration: Duration) {
    let parts = duration.components
    var wanted = timespec(
      tv_sec: Int(parts.seconds), tv_nsec: Int(parts.attoseconds / 1_000_000_000))
    var remaining = timespec()
    while nanosleep(&wanted, &remaining) != 0 && errno == EINTR { wanted = remaining }
  }

  /// The value of an environment variable.
  static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
