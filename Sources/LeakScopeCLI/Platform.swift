import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What the command line needs from the system below Foundation.
///
/// Nothing else calls the C library.
enum Platform {
  /// A stream that the process was started with.
  enum Stream: Int32 {
    case input = 0
    case output = 1
    case error = 2

    /// Whether the stream is a terminal.
    var isTerminal: Bool { isatty(rawValue) == 1 }
  }

  /// Whether a library can be loaded into programs that know nothing of it.
  static var canLookIntoPrograms: Bool {
    #if os(Linux)
      true
    #else
      false
    #endif
  }

  /// A call of the system that failed.
  struct Failure: Error {
    let code: Int32

    /// The last failure of this thread.
    static var last: Failure { Failure(code: errno) }

    /// Whether nobody reads any more what is written.
    var isClosedPipe: Bool { code == EPIPE }

    /// What the system says of it.
    var words: String { String(cString: strerror(code)) }
  }

  /// Gives each standard stream that the process was started without a descriptor on which nothing works.
  ///
  /// Whatever is opened first would get its number else, and what is meant for the stream would arrive
  /// there. The stand-in for a stream that is written is open for reading only, and the other way round, so
  /// that using it fails as it does with a closed stream. Who opens `/dev/stdout` anew finds a full device.
  static func occupyClosedStreams() {
    for (number, mode) in [
      (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY),
    ]
    where fcntl(number, F_GETFD) < 0 {
      // The lowest number that is free is the one that is missing.
      if open("/dev/full", mode) < 0 { _ = open("/dev/null", mode) }
    }
  }

  /// The value of an environment variable.
  static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// The number of columns of the terminal that the stream is, if it is one and tells.
  static func columns(of stream: Stream) -> Int? {
    var size = winsize()
    guard ioctl(stream.rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// How wide text may be that people read: as `COLUMNS` says, else as the terminal does, and never narrower than
  /// a word or two; nil where nobody says.
  static var width: Int? {
    let asked = environment("COLUMNS").flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    return (asked ?? columns(of: .output)).map { max(20, $0) }
  }

  /// Lets time pass.
  static func pause(milliseconds: UInt32) { usleep(milliseconds * 1000) }

  /// Ends the process.
  static func exit(_ status: Int32) -> Never { Foundation.exit(status) }

  /// Ends the process at once: no buffers are flushed, nothing registered for the end runs.
  static func exitNow(_ status: Int32) -> Never { _exit(status) }
}

// MARK: Files

extension Platform {
  /// What a path leads to.
  enum Target {
    /// Nothing yet.
    case absent
    /// A file that can be replaced by renaming another over it.
    case regular(resolvedPath: String, permissions: mode_t)
    /// A device, a pipe or the like, which has to be written in place; or a link that leads nowhere, which
    /// a file put in its place would destroy.
    case special
  }

  /// What the path leads to, symbolic links followed.
  static func target(of path: String) -> Target {
    // What such a path leads to may be a regular file, which belongs to whoever opened it.
    if openDescriptor(named: path) != nil { return .special }
    var status = stat()
    guard stat(path, &status) == 0 else {
      return lstat(path, &status) == 0 ? .special : .absent
    }
    guard status.st_mode & S_IFMT == S_IFREG, let resolved = realpath(path, nil) else {
      return .special
    }
    defer { free(resolved) }
    return .regular(
      resolvedPath: String(cString: resolved), permissions: status.st_mode & 0o7777)
  }

  /// Opens a file that does not exist yet, for writing.
  static func create(_ path: String, permissions: mode_t = 0o666) throws(Failure) -> Int32 {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, permissions)
    guard descriptor >= 0 else { throw .last }
    return descriptor
  }

  /// The descriptor of this process that a path stands for: `/dev/stderr`, `/dev/fd/3`; nil for other paths.
  private static func openDescriptor(named path: String) -> Int32? {
    switch path {
    case "/dev/stdin": return STDIN_FILENO
    case "/dev/stdout": return STDOUT_FILENO
    case "/dev/stderr": return STDERR_FILENO
    default:
      let folder = ["/dev/fd/", "/proc/self/fd/"].first(where: path.hasPrefix)
      return folder.flatMap { Int32(path.dropFirst($0.count)) }
    }
  }

  /// Opens what exists already, for writing.
  ///
  /// What is open already goes on being written where it was.
  static func openExisting(_ path: String) throws(Failure) -> Int32 {
    let descriptor =
      openDescriptor(named: path).map { fcntl($0, F_DUPFD_CLOEXEC, 3) }
      ?? open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last }
    return descriptor
  }

  /// The system's own words for a failure of Foundation, which says little itself, without a full stop.
  static func reason(of error: any Error) -> String {
    if let failure = error as? Failure { return failure.words }
    let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
    guard let cause = cause as NSError?, cause.domain == NSPOSIXErrorDomain else {
      let words = error.localizedDescription
      return words.hasSuffix(".") ? String(words.dropLast()) : words
    }
    return Failure(code: Int32(cause.code)).words
  }

  /// Opens a file to write at its end; it is made if it is not there.
  static func openToAppend(_ path: String) throws(Failure) -> Int32 {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .last }
    return descriptor
  }

  /// How many bytes an open file has.
  static func size(of descriptor: Int32) -> Int {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
  }

  /// Writes all of the text.
  static func write(_ text: String, to descriptor: Int32) throws(Failure) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { Self.write($0, to: descriptor) }
      if written < 0 {
        guard errno == EINTR else { throw .last }
        continue
      }
      rest = rest.dropFirst(written)
    }
  }

  /// Writes a few words to standard error if that does not have to wait for a reader.
  static func tell(_ text: String) {
    var entry = pollfd(fd: Stream.error.rawValue, events: Int16(POLLOUT), revents: 0)
    guard poll(&entry, 1, 0) == 1, entry.revents & Int16(POLLOUT) != 0 else { return }
    try? write(text, to: Stream.error.rawValue)
  }

  private static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int {
    #if canImport(Darwin)
      Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Glibc)
      Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
      Musl.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }

  /// Closes a file; some file systems only now say that they could not write it.
  static func closeFile(_ descriptor: Int32) throws(Failure) {
    guard close(descriptor) == 0 else { throw .last }
  }

  /// Puts a file in the place of another in one step.
  static func move(_ path: String, to target: String) throws(Failure) {
    guard rename(path, target) == 0 else { throw .last }
  }

  /// Removes a file, if it is there.
  static func remove(_ path: String) { unlink(path) }

  /// A number that no other process has at this time.
  static var processNumber: Int32 { getpid() }

  /// What the system says of an error.
  static func words(ofError number: Int) -> String { String(cString: strerror(Int32(number))) }

  /// Whether there is a process of this number, if only one whose end nobody has asked for yet.
  static func isRunning(_ process: Int32) -> Bool { kill(process, 0) == 0 }
}

// MARK: Signals

/// Where the signal handler writes to; a handler may do little more than that.
///
/// Unsafe, but set once, before the handler is installed.
private nonisolated(unsafe) var interruptPipe: Int32 = -1

extension Platform {
  /// Makes writing to a closed pipe, or more to a file than a limit allows, fail instead of ending the process.
  ///
  /// With a handler that does nothing, not by ignoring the signals: a started program would inherit that
  /// they are ignored, while handlers are reset.
  static func surviveFailingWrites() {
    for number in [SIGPIPE, SIGXFSZ] { signal(number) { _ in } }
  }

  /// Whether so many threads can be started, and run at the same time.
  static func canStart(threads count: Int) -> Bool {
    var threads: [pthread_t] = []
    // They wait for one another, so that none has ended before the last has started.
    let gate = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    pthread_mutex_init(gate, nil)
    pthread_mutex_lock(gate)
    for _ in 0..<count {
      var thread = pthread_t()
      let error = pthread_create(
        &thread, nil,
        { gate in
          guard let gate = gate?.assumingMemoryBound(to: pthread_mutex_t.self) else { return nil }
          pthread_mutex_lock(gate)
          pthread_mutex_unlock(gate)
          return nil
        }, gate)
      if error != 0 { break }
      threads.append(thread)
    }
    pthread_mutex_unlock(gate)
    for thread in threads { pthread_join(thread, nil) }
    pthread_mutex_destroy(gate)
    gate.deallocate()
    return threads.count == count
  }

  /// Runs `action` on a thread of its own when the process is asked to end, or its terminal goes.
  ///
  /// Whoever started the process may have blocked the signals, as a thread of a dispatch queue does.
  static func onInterrupt(_ action: @escaping @Sendable () -> Void) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let readEnd = ends[0]
    interruptPipe = ends[1]
    Thread.detachNewThread {
      var byte: UInt8 = 0
      while read(readEnd, &byte, 1) < 0, errno == EINTR {}
      action()
    }
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      let before = signal(number) { _ in
        let saved = errno
        _ = withUnsafeBytes(of: UInt8(0)) { Platform.write($0, to: interruptPipe) }
        errno = saved
      }
      // Whoever has started the process wants it to go on: `nohup` beyond the end of its terminal, a shell
      // in the background while somebody interrupts what is in front.
      if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        signal(number, SIG_IGN)
      } else {
        sigaddset(&signals, number)
      }
    }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }
}
