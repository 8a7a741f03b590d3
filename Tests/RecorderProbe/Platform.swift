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
  }
#else
  enum Platform {
    static func endWithParent() {}
  }
#endif
