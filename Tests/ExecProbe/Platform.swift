import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What a program does with the process that it is.
enum Surroundings {
  /// Writes a line at once, whatever the output is.
  static func say(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    _ = write(STDOUT_FILENO, bytes, bytes.count)
  }

  /// What the program and those that it starts find in their environment.
  static func printEnvironment() {
    for name in ["LD_PRELOAD", "LEAKSCOPE_EXEC", "MARK"] {
      say("\(name)=\(getenv(name).map { String(cString: $0) } ?? "")")
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "echo child $LD_PRELOAD $LEAKSCOPE_EXEC"]
    try? process.run()
    process.waitUntilExit()
  }

  /// Starts a process of the same program that leaks, and waits for it.
  static func startChild() {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["descriptors"]
    try? process.run()
    process.waitUntilExit()
  }

  /// Leaves nothing open and goes elsewhere, as programs in the background do.
  static func closeEverything() {
    Leaks.makeRings(2)
    for descriptor in 0..<Int32(1024) { close(descriptor) }
    chdir("/")
  }

  static func handleTermination() {
    signal(SIGTERM) { _ in exit(7) }
  }

  static func handleUserSignal() {
    signal(SIGUSR1) { _ in Surroundings.say("own") }
  }

  /// Makes a copy of the process that ends in the ordinary way, and waits for it.
  static func fork() {
    Leaks.makeRings(1)
    typealias Fork = @convention(c) () -> Int32
    guard let symbol = dlsym(nil, "fork") else { return }
    let child = unsafeBitCast(symbol, to: Fork.self)()
    if child == 0 { exit(0) }
    var status: Int32 = 0
    waitpid(child, &status, 0)
    say("child ended with \(status)")
    // There is nobody else to wait for.
    say("wait: \(waitpid(-1, &status, 0))")
  }

  /// Starts threads that block all signals and stay, each with an object of its own.
  static func startThreads(_ count: Int) {
    Leaks.makeRings(1)
    let started = DispatchSemaphore(value: 0)
    for _ in 0..<count {
      Thread.detachNewThread {
        var all = sigset_t()
        sigfillset(&all)
        pthread_sigmask(SIG_BLOCK, &all, nil)
        let session = Session()
        Leaks.see(session)
        started.signal()
        for _ in 0..<1_000_000 { sleep(100) }
        Leaks.see(session)
      }
    }
    for _ in 0..<count { started.wait() }
  }

  /// Ends in a way in which nothing of the program runs any more.
  static func end(_ way: String, status: Int32 = 5) {
    Leaks.makeRings(1)
    switch way {
    case "_exit": _exit(status)
    case "kill": kill(getpid(), SIGKILL)
    case "abort": abort()
    case "become":
      let words: [String] = ["sh", "-c", "exit 6"]
      execv("/bin/sh", words.map { strdup($0) } + [nil])
    default: fatalError("there is no way '\(way)'")
    }
  }
}
