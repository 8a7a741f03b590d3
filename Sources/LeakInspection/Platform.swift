#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// A value that one thread at a time may use.
///
/// On a lock of the C library and not on `Mutex`, which ThreadSanitizer does not know: it would report
/// races in a user's tests that are none.
// Unchecked: the value is reached only while the lock is held.
final class Locked<Value>: @unchecked Sendable {
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private var value: Value

  init(_ value: sending Value) {
    self.value = value
    mutex = .allocate(capacity: 1)
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deinitialize(count: 1)
    mutex.deallocate()
  }

  /// Hands the value to `body`, alone.
  func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return try body(&value)
  }
}

/// What differs between systems.
enum Platform {
  /// How many threads the process has; nil when the system does not tell.
  static var threadCount: Int? {
    #if os(Linux)
      // The folder has one for each thread, and every folder in it is a link to it.
      var status = stat()
      guard stat("/proc/self/task", &status) == 0, status.st_nlink > 2 else { return nil }
      return Int(status.st_nlink) - 2
    #else
      return nil
    #endif
  }

  /// Enough for reading memory, where nothing recurses but the nesting of types.
  ///
  /// There may be one stack for each of many checks, and every look goes over the record of all of them.
  private static let stackSize = 1 << 20

  /// Runs `body` on a thread of its own, which nobody waits for.
  ///
  /// - Returns: Whether there was one.
  static func startThread(_ body: @escaping @Sendable () -> Void) -> Bool {
    let work = Unmanaged.passRetained(ThreadWork(body))
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    pthread_attr_setstacksize(&attributes, stackSize)
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let status = pthread_create(
      &thread, &attributes,
      { argument in
        #if canImport(Darwin)
          let work = Unmanaged<ThreadWork>.fromOpaque(argument)
        #else
          guard let argument else { return nil }
          let work = Unmanaged<ThreadWork>.fromOpaque(argument)
        #endif
        work.takeRetainedValue().body()
        return nil
      }, work.toOpaque())
    if status != 0 { work.release() }
    return status == 0
  }

  /// Lets the calling thread rest.
  static func sleep(for duration: Duration) {
    let (seconds, attoseconds) = duration.components
    guard seconds >= 0, attoseconds >= 0 else { return }
    var time = timespec()
    time.tv_sec = Int(seconds)
    time.tv_nsec = Int(attoseconds / 1_000_000_000)
    nanosleep(&time, nil)
  }
}

/// What a thread does.
private final class ThreadWork: Sendable {
  let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) { self.body = body }
}
