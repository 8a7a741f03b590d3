#if os(Linux)
  import Glibc

  /// What the probe asks of the system.
  enum Platform {
    /// Asks the kernel to kill this process when the thread that started it ends, so that none is left of a
    /// test runner that was killed.
    static func endWithParent() {
      // `prctl` takes a variable number of arguments, which Swift cannot call; with these arguments the
      // calling convention is the same.
      typealias ProcessControl = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
      guard let symbol = dlsym(nil, "prctl") else { return }
      let setParentDeathSignal: Int32 = 1
      _ = unsafeBitCast(symbol, to: ProcessControl.self)(
        setParentDeathSignal, UInt(SIGKILL), 0, 0, 0)
    }

    /// A function of a library that is loaded for it, or of this program.
    static func function(_ name: String, in library: String?) -> UnsafeRawPointer? {
      guard let handle = dlopen(library, RTLD_NOW) else { return nil }
      return dlsym(handle, name).map { UnsafeRawPointer($0) }
    }

    /// Gives this thread a name for the system.
    static func nameThread(_ name: String) {
      // Declared only for programs that ask the C library for more than the standards have.
      typealias SetName = @convention(c) (pthread_t, UnsafePointer<CChar>) -> Int32
      guard let symbol = function("pthread_setname_np", in: nil) else { return }
      let error = unsafeBitCast(symbol, to: SetName.self)(pthread_self(), name)
      precondition(error == 0, "a thread cannot be named")
    }

    private final class Work {
      let body: @Sendable () -> Void

      init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }

    /// Runs `body` on a new thread and waits for the end of that.
    static func runOnThread(stackSize: Int, _ body: @escaping @Sendable () -> Void) {
      let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
      pthread_attr_init(attributes)
      pthread_attr_setstacksize(attributes, stackSize)
      var thread = pthread_t()
      let error = pthread_create(
        &thread, attributes,
        { work in
          guard let work else { return nil }
          Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body()
          return nil
        }, Unmanaged.passRetained(Work(body)).toOpaque())
      precondition(error == 0, "a thread cannot be started")
      pthread_join(thread, nil)
      pthread_attr_destroy(attributes)
      attributes.deallocate()
    }
  }
#else
  enum Platform {
    static func endWithParent() {}
    static func function(_ name: String, in library: String?) -> UnsafeRawPointer? { nil }
    static func nameThread(_ name: String) {}
    static func runOnThread(stackSize: Int, _ body: @escaping @Sendable () -> Void) { body() }
  }
#endif
