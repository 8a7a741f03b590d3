import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A terminal without a screen: what a program writes to it can be read.
final class Terminal {
  private let controller: Int32
  /// The side that a program is started with.
  let device: FileHandle

  init() throws {
    var ends: (controller: Int32, device: Int32) = (-1, -1)
    guard openpty(&ends.controller, &ends.device, nil, nil, nil) == 0 else {
      throw POSIXError(.ENOTTY)
    }
    // Programs that other tests start meanwhile would keep it open.
    for end in [ends.controller, ends.device] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    controller = ends.controller
    device = FileHandle(fileDescriptor: ends.device, closeOnDealloc: false)
  }

  /// Types a text, which the program with the terminal reads.
  func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(controller, bytes, bytes.count)
  }

  /// Everything that was written, once no program has the terminal open any more.
  func readToEnd() throws -> String {
    try device.close()
    defer { close(controller) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(controller, &buffer, buffer.count)
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// The processes that a process has started and that have not ended.
func runningChildren(of process: Int32) -> [Int32] {
  let path = "/proc/\(process)/task"
  let threads = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
  return threads.flatMap { thread in
    let text = try? String(contentsOfFile: "\(path)/\(thread)/children", encoding: .utf8)
    return (text ?? "").split(separator: " ").compactMap { Int32($0) }
  }
}

/// Has signals end what is started from here on, although whoever started the tests ignores them: a shell
/// that runs them in the background, for example.
func heedSignals() {
  for number in [SIGINT, SIGTERM, SIGHUP] {
    let before = signal(number, SIG_DFL)
    let isIgnored =
      unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    if !isIgnored { signal(number, before) }
  }
}

/// Has what this thread starts not block signals, as threads of queues do.
func unblockSignals() {
  var none = sigset_t()
  sigemptyset(&none)
  pthread_sigmask(SIG_SETMASK, &none, nil)
}

/// Whether a process is there and has not ended.
func isRunning(_ process: Int32) -> Bool {
  guard let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
  else { return false }
  // The name in parentheses may hold anything; the state follows it.
  return status.split(separator: ")").last?.hasPrefix(" Z") == false
}
