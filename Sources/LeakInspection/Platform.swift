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
