// The only file of this target that knows the operating system.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A lock that the thread which holds it may take again.
///
/// Re-entrant sends are legal in ReactiveCocoa: a subscriber's block may send to the subject that is
/// calling it. The originals use `@synchronized`, which is recursive as well.
///
/// The mutex is tail-allocated, so that a lock is one block of memory. It is a POSIX mutex and not
/// `Synchronization.Mutex` because that one is neither recursive nor understood by ThreadSanitizer.
final class RecursiveLock: ManagedBuffer<Void, pthread_mutex_t> {
  /// Creates an unlocked lock.
  static func make() -> RecursiveLock {
    let buffer = RecursiveLock.create(minimumCapacity: 1) { _ in () }
    buffer.withUnsafeMutablePointerToElements { mutex in
      var attributes = pthread_mutexattr_t()
      pthread_mutexattr_init(&attributes)
      pthread_mutexattr_settype(&attributes, Platform.recursiveMutexType)
      pthread_mutex_init(mutex, &attributes)
      pthread_mutexattr_destroy(&attributes)
    }
    return unsafeDowncast(buffer, to: RecursiveLock.self)
  }

  deinit {
    withUnsafeMutablePointerToElements { _ = pthread_mutex_destroy($0) }
  }

  /// Runs `body` with the lock held.
  @inline(__always)
  func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    withUnsafeMutablePointerToElements { _ = pthread_mutex_lock($0) }
    defer { withUnsafeMutablePointerToElements { _ = pthread_mutex_unlock($0) } }
    return try body()
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

/// Calls into the operating system.
enum Platform {
  #if canImport(Darwin) || canImport(Glibc)
    static let recursiveMutexType = Int32(PTHREAD_MUTEX_RECURSIVE)
  #else
    static let recursiveMutexType = Int32(PTHREAD_MUTEX_RECURSIVE.rawValue)
  #endif

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
