// Everything of this target that talks to the operating system. Linux is the one platform on which runs
// in children were built and tested; elsewhere the target does not compile, rather than pretend.

#if os(Linux)
  // `stdout` and its like are variables of the C library, and are only used before there are threads.
  @preconcurrency internal import Glibc
#else
  #error("ScenarioKit runs scenarios in child processes on Linux only")
#endif

/// The operating system in terms of Swift.
enum Platform {
  /// A call that failed, and the system's word for why.
  struct Failure: Error {
    let call: String
    let code: Int32

    init(_ call: String, code: Int32 = errno) {
      self.call = call
      self.code = code
    }

    var reason: String { String(cString: strerror(code)) }

    /// Whether the process has as many open files as it may have.
    var isForWantOfDescriptors: Bool { code == EMFILE }
  }

  /// How many bytes of address space the process may have; nil if that is not limited.
  static var addressSpaceLimit: Int? {
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    return limit.rlim_cur == rlim_t.max ? nil : Int(clamping: limit.rlim_cur)
  }

  /// The number of bytes in a page.
  static var pageSize: Int { sysconf(Int32(_SC_PAGESIZE)) }

  /// How many open files the process may have.
  static var descriptorLimit: Int {
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    return Int(clamping: limit.rlim_cur)
  }

  /// The number of this process.
  static var processID: Int32 { getpid() }

  /// The variables of this process, each as `NAME=value`.
  static var environmentVariables: [String] {
    var variables: [String] = []
    var next = environ
    while let variable = next.pointee {
      variables.append(String(cString: variable))
      next += 1
    }
    return variables
  }

  static func environmentVariable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  static func removeEnvironmentVariable(_ name: String) { unsetenv(name) }

  /// Ends the process at once, without the handlers of `exit`.
  static func exit(with status: Int32) -> Never { _exit(status) }
}

// MARK: - In the child

extension Platform {
  /// Makes a process that `parent` has just started a child that ends with it and whose output arrives in
  /// order; false if it was not started by `parent`.
  static func becomeChild(of parent: Int32?) -> Bool {
    guard isSocket(ChildDescriptor.records), endWithParent(), getppid() == parent else {
      return false
    }
    // What the scenario starts in turn is given neither.
    _ = fcntl(ChildDescriptor.records, F_SETFD, FD_CLOEXEC)
    _ = fcntl(ChildDescriptor.life, F_SETFD, FD_CLOEXEC)
    // Unbuffered, so that what is printed and what is recorded come in one order and a crash loses nothing.
    setvbuf(stdout, nil, _IONBF, 0)
    setvbuf(stderr, nil, _IONBF, 0)
    return true
  }

  /// The names of the output streams on which something could not be written: the system allows messages
  /// of some length only, and a stream of the C library writes a long line in one.
  static var incompleteStreams: [String] {
    [(stdout, "standard output"), (stderr, "standard error")]
      .filter { stream, _ in ferror(stream) != 0 }
      .map(\.1)
  }

  private static func isSocket(_ descriptor: Int32) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFSOCK
  }

  /// Asks the kernel to kill this process when its parent ends.
  private static func endWithParent() -> Bool {
    // `prctl` takes a variable number of arguments, which Swift cannot call; with these arguments the
    // calling convention is the same.
    typealias ProcessControl = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
    guard let symbol = dlsym(nil, "prctl") else { return false }
    let processControl = unsafeBitCast(symbol, to: ProcessControl.self)
    let setParentDeathSignal: Int32 = 1
    return processControl(setParentDeathSignal, UInt(SIGKILL), 0, 0, 0) == 0
  }

  /// The largest piece of the record stream in one message.
  private static let longestMessage = 65_536

  /// Sends `bytes` in one message, or in several if they are long.
  static func send(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let piece = UnsafeRawBufferPointer(rebasing: rest.prefix(longestMessage))
      let sent = Glibc.send(descriptor, piece.baseAddress, piece.count, Int32(MSG_NOSIGNAL))
      if sent < 0 {
        guard errno == EINTR else { return }
      } else {
        rest = rest.dropFirst(sent)
      }
    }
  }
}

// MARK: - In the parent: messages

extension Platform {
  /// Creates a datagram socket with an address that the kernel chooses.
  static func makeSocket() throws(Failure) -> Descriptor {
    let kind = Int32(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue)
    let new = Descriptor(socket(AF_UNIX, kind, 0))
    guard new.number >= 0 else { throw Failure("socket") }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    // Binding to a family without a path asks for an address in the abstract namespace, not for a file.
    let familyOnly = socklen_t(MemoryLayout<sa_family_t>.size)
    guard withSocketAddress(of: &address, { bind(new.number, $0, familyOnly) }) == 0 else {
      throw Failure("bind")
    }
    return new
  }

  /// The address of a socket made by `makeSocket`.
  static func address(of socket: borrowing Descriptor) throws(Failure) -> SocketAddress {
    var address = sockaddr_un()
    var length = socklen_t(MemoryLayout<sockaddr_un>.size)
    let number = socket.number
    guard withSocketAddress(of: &address, { getsockname(number, $0, &length) }) == 0 else {
      throw Failure("getsockname")
    }
    return SocketAddress(address, length: length)
  }

  /// Makes `sender` send to `receiver`, in messages as long as the system allows; returns how long.
  static func connect(
    _ sender: borrowing Descriptor, to receiver: SocketAddress
  ) throws(Failure) -> Int {
    var address = receiver.address
    let number = sender.number
    let connected = withSocketAddress(of: &address) {
      Glibc.connect(number, $0, receiver.length)
    }
    guard connected == 0 else { throw Failure("connect") }
    // One `write` is one message: a long line that is written at once must fit.
    var size: Int32 = 1 << 20
    var length = socklen_t(MemoryLayout<Int32>.size)
    setsockopt(number, SOL_SOCKET, SO_SNDBUF, &size, length)
    guard getsockopt(number, SOL_SOCKET, SO_SNDBUF, &size, &length) == 0 else {
      throw Failure("getsockopt")
    }
    return Int(size)
  }

  /// The next message that has arrived, and its sender; nil if there is none.
  static func receive(
    from receiver: borrowing Descriptor, into buffer: UnsafeMutableRawBufferPointer
  ) -> (message: UnsafeRawBufferPointer, sender: SocketAddress)? {
    var address = sockaddr_un()
    var length = socklen_t(MemoryLayout<sockaddr_un>.size)
    let number = receiver.number
    var count: Int
    repeat {
      count = withSocketAddress(of: &address) {
        recvfrom(number, buffer.baseAddress, buffer.count, Int32(MSG_DONTWAIT), $0, &length)
      }
    } while count < 0 && errno == EINTR
    guard count >= 0 else { return nil }
    let message = UnsafeRawBufferPointer(rebasing: buffer.prefix(count))
    return (message, SocketAddress(address, length: length))
  }

  private static func withSocketAddress<Result>(
    of address: inout sockaddr_un, _ body: (UnsafeMutablePointer<sockaddr>) -> Result
  ) -> Result {
    withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1, body)
    }
  }

  /// The address of a local socket.
  struct SocketAddress: Hashable {
    fileprivate let address: sockaddr_un
    fileprivate let length: socklen_t

    fileprivate init(_ address: sockaddr_un, length: socklen_t) {
      self.address = address
      self.length = length
    }

    private var bytes: [UInt8] { withUnsafeBytes(of: address) { Array($0.prefix(Int(length))) } }

    static func == (lhs: SocketAddress, rhs: SocketAddress) -> Bool { lhs.bytes == rhs.bytes }

    func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
  }
}

// MARK: - In the parent: processes

extension Platform {
  /// The two ends of a stream; reading one ends when nobody has the other any more.
  struct DescriptorPair: ~Copyable {
    let first: Descriptor
    let second: Descriptor

    init() throws(Failure) {
      var numbers: [Int32] = [-1, -1]
      let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
      guard socketpair(AF_UNIX, kind, 0, &numbers) == 0 else { throw Failure("socketpair") }
      first = Descriptor(numbers[0])
      second = Descriptor(numbers[1])
    }
  }

  /// The numbers from which on a child is given none.
  private static let aside: Int32 = 10

  /// A copy of `descriptor` whose number is none of those that a child is given.
  static func moveAside(_ descriptor: consuming Descriptor) throws(Failure) -> Descriptor {
    let copy = Descriptor(fcntl(descriptor.number, F_DUPFD_CLOEXEC, aside))
    guard copy.number >= 0 else {
      // The system calls a number above the limit an invalid argument.
      throw Failure("fcntl", code: errno == EINVAL ? EMFILE : errno)
    }
    return copy
  }

  /// Starts a process in a group of its own, with nothing to read on standard input and with the
  /// descriptors `given[n]` as `n + 1`, which must not have such numbers themselves.
  static func start(
    _ executable: String, environment: [String], given: [Int32]
  ) throws(Failure) -> Int32 {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    for (index, descriptor) in given.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(index + 1))
    }

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
    posix_spawnattr_setflags(&attributes, Int16(flags))
    posix_spawnattr_setpgroup(&attributes, 0)
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)

    var id: pid_t = 0
    let code = withCStrings(["leakscope"]) { arguments in
      withCStrings(environment) { environment in
        posix_spawn(&id, executable, &actions, &attributes, arguments, environment)
      }
    }
    guard code == 0 else { throw Failure("posix_spawn", code: code) }
    return id
  }

  private static func withCStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = strings.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
  }

  /// What `wait` saw.
  enum Wakeup {
    case readable, hungUp, deadline
  }

  /// Waits for a message at `receiver` or for the end of `life`, whose other end is in the child.
  ///
  /// Messages come first: the end is told when no message is left.
  static func wait(
    for receiver: borrowing Descriptor, or life: borrowing Descriptor,
    until deadline: ContinuousClock.Instant
  ) -> Wakeup {
    while true {
      var entries = [
        pollfd(fd: receiver.number, events: Int16(POLLIN), revents: 0),
        pollfd(fd: life.number, events: Int16(POLLIN), revents: 0),
      ]
      let rest = max(.zero, deadline - .now)
      let milliseconds =
        rest.components.seconds * 1000 + rest.components.attoseconds / 1_000_000_000_000_000 + 1
      let count = poll(&entries, 2, Int32(clamping: rest == .zero ? 0 : milliseconds))
      if count == 0 && rest == .zero { return .deadline }
      if entries[0].revents != 0 { return .readable }
      if entries[1].revents != 0 { return .hungUp }
    }
  }

  /// Kills the process group that `start` made for `process`.
  static func killGroup(of process: Int32) { kill(-process, SIGKILL) }

  /// Kills `process`, its group and what it started that went into a group of its own, as everything does
  /// that is started with Foundation's `Process`.
  static func killTree(of process: Int32) {
    // Stopped first, so that it starts nothing more.
    kill(-process, SIGSTOP)
    for descendant in ProcessTree().descendants(of: process) { kill(descendant, SIGKILL) }
    killGroup(of: process)
  }

  /// Whether the child `process` has ended; waits for it if asked to.
  ///
  /// Its number stays taken until it is reaped.
  static func hasEnded(_ process: Int32, waiting: Bool) -> Bool {
    var information = siginfo_t()
    let options = WEXITED | WNOWAIT | (waiting ? 0 : WNOHANG)
    while waitid(P_PID, id_t(process), &information, options) != 0 && errno == EINTR {}
    return information.si_signo != 0
  }

  /// Takes the status of a child that has ended, and gives back its number.
  static func reap(_ process: Int32) -> ProcessEnd {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    let signal = status & 0x7f
    return signal == 0 ? .exited(status: Int(status >> 8 & 0xff)) : .signalled(name(of: signal))
  }

  private static func name(of signal: Int32) -> String {
    let names = [
      SIGHUP: "SIGHUP", SIGINT: "SIGINT", SIGQUIT: "SIGQUIT", SIGILL: "SIGILL", SIGTRAP: "SIGTRAP",
      SIGABRT: "SIGABRT", SIGBUS: "SIGBUS", SIGFPE: "SIGFPE", SIGKILL: "SIGKILL",
      SIGUSR1: "SIGUSR1", SIGSEGV: "SIGSEGV", SIGUSR2: "SIGUSR2", SIGPIPE: "SIGPIPE",
      SIGALRM: "SIGALRM", SIGTERM: "SIGTERM", SIGXCPU: "SIGXCPU", SIGXFSZ: "SIGXFSZ",
      SIGSYS: "SIGSYS",
    ]
    return names[signal] ?? "signal \(signal)"
  }
}

/// An open descriptor that is closed with its owner.
struct Descriptor: ~Copyable {
  let number: Int32

  init(_ number: Int32) { self.number = number }

  deinit { if number >= 0 { close(number) } }
}

/// How a process ended.
enum ProcessEnd: Equatable {
  case exited(status: Int)
  case signalled(String)
}
