import CProgramRun
import Foundation
import LeakInspection

/// A program that runs, and what the library inside it tells meanwhile.
///
///     leakscope ── starts ──► the program, in the same group and on the same terminal
///        ▲ signals that it is sent are handed on
///        └── socket in a folder of its own ◄── hello, what looks found, how they went
final class ProgramSession {
  /// What is known when the program has ended.
  struct Course {
    let ending: ProgramEnding
    /// What the library said of itself; nil when it was not there.
    let hello: ProgramMessage?
  }

  /// Why the program could not be started.
  struct Failure: Error {
    let call: String
    let reason: String
  }

  /// How long is waited for what was being sent when the program ended.
  private static let patience: Int32 = 500

  private let run: OpaquePointer
  private var isClosed = false
  private var received: [Int32: [UInt8]] = [:]
  private var hello: ProgramMessage?
  /// What looks found of which it is not known yet how they went.
  private var found: [Int32: [Int: HeapSurvey]] = [:]
  /// Called with each look, and whether it is one at the program itself.
  private let onLook: (ProgramLook, _ isOfProgram: Bool) -> Void

  /// Prepares a place where the library can be heard.
  init(onLook: @escaping (ProgramLook, _ isOfProgram: Bool) -> Void) throws(Failure) {
    guard let run = program_run_open() else {
      throw Failure(call: "a socket", reason: String(cString: strerror(errno)))
    }
    self.run = run
    self.onLook = onLook
  }

  deinit { close() }

  /// Removes the socket; this process may end without anything else being given back.
  func close() {
    guard !isClosed else { return }
    isClosed = true
    program_run_close(run)
  }

  /// The path of the socket.
  var socket: String { String(cString: program_run_socket(run)) }

  /// A path for a library that can stand in a list of libraries, which spaces and colons separate.
  func listable(_ path: String) -> String {
    guard path.contains(where: { $0 == " " || $0 == ":" }) else { return path }
    return program_run_link(run, path).map { String(cString: $0) } ?? path
  }

  /// Runs a program to its end.
  ///
  /// - Parameters:
  ///   - path: Where it is.
  ///   - arguments: Its arguments, its own name first.
  ///   - environment: Its environment, each variable as `NAME=value`.
  /// - Returns: How it went.
  /// - Throws: `Failure` when it could not be started.
  func run(
    _ path: String, _ arguments: [String], environment: [String]
  ) throws(Failure) -> Course {
    let error = Self.withCStrings(arguments) { arguments in
      Self.withCStrings(environment) { environment in
        program_run_start(run, path, arguments, environment)
      }
    }
    guard error == 0 else { throw Failure(call: path, reason: String(cString: strerror(error))) }
    var status: Int32?
    while true {
      let event = program_run_wait(
        run, Array(received.keys), received.count,
        status == nil ? -1 : received.isEmpty ? 0 : Self.patience)
      switch event.kind {
      case program_event_connected: received[event.value] = []
      case program_event_readable: read(event.value)
      case program_event_ended: status = event.value
      default:
        guard let status else { continue }
        for connection in received.keys { program_run_disconnect(connection) }
        return Course(ending: ProgramEnding(status: status), hello: hello)
      }
    }
  }

  private func read(_ connection: Int32) {
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = program_run_read(connection, &buffer, buffer.count)
      if count < 0 { return }
      if count == 0 { break }
      received[connection]?.append(contentsOf: buffer[..<count])
    }
    program_run_disconnect(connection)
    if let bytes = received.removeValue(forKey: connection), let message = ProgramMessage(bytes) {
      take(message)
    }
  }

  private func take(_ message: ProgramMessage) {
    switch message.kind {
    case .hello:
      if message.process == program_run_process(run) { hello = message }
    case .found:
      found[message.process, default: [:]][message.look] = HeapSurvey(wire: message.payload)
    case .looked:
      guard let trigger = message.trigger else { return }
      var look = ProgramLook(process: message.process, number: message.look, trigger: trigger)
      look.survey = found[message.process]?.removeValue(forKey: message.look)
      look.problem = ProgramLook.problem(outcome: message.details[1], detail: message.details[2])
      if look.survey == nil, look.problem == nil { look.problem = "its result did not arrive" }
      look.pause = message.pause
      onLook(look, message.process == program_run_process(run))
    }
  }

  private static func withCStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = strings.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
  }
}
