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
    /// The program itself; nil when the library was not loaded into it.
    let program: ProgramProcess?
    /// The processes that it has started, if the library was passed on to them, in the order of their starts.
    let children: [ProgramProcess]
    /// What became another program in the same process.
    let replaced: [ProgramProcess]
  }

  /// What the library tells.
  enum Event {
    /// A look was made at a process.
    case looked(ProgramLook)
    /// The program handles the signal itself that was to ask for looks.
    case deaf
  }

  /// Why the program could not be started.
  struct Failure: Error {
    let call: String
    let code: Int32

    /// What the system says of it.
    var reason: String { String(cString: strerror(code)) }

    /// Whether the file is executable but is no program.
    var isFormat: Bool { code == ENOEXEC }
  }

  /// How long is waited for what was being sent when the program ended.
  private static let patience: Int32 = 500

  private let run: OpaquePointer
  private var isClosed = false
  private var received: [Int32: [UInt8]] = [:]
  /// The connections in the order in which they were made: what a look found arrives before how it went.
  private var connections: [Int32] = []
  private var processes: [ProgramProcess] = []
  /// What looks found of which it is not known yet how they went.
  private var found: [Int32: [Int: HeapSurvey]] = [:]
  private let onEvent: (Event) -> Void

  /// Prepares a place where the library can be heard.
  ///
  /// - Parameter onEvent: Called with each thing that the library tells, in the order of their arrival.
  /// - Throws: `Failure` when there can be no such place.
  init(onEvent: @escaping (Event) -> Void) throws(Failure) {
    guard let run = program_run_open() else {
      throw Failure(call: "a socket", code: errno)
    }
    self.run = run
    self.onEvent = onEvent
  }

  deinit { close() }

  /// Closes the socket; this process may end without anything else being given back.
  func close() {
    guard !isClosed else { return }
    isClosed = true
    program_run_close(run)
  }

  /// The name of the socket.
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
    guard error == 0 else { throw Failure(call: path, code: error) }
    var status: Int32?
    while true {
      let event = program_run_wait(
        run, connections, connections.count,
        status == nil ? -1 : connections.isEmpty ? 0 : Self.patience)
      switch event.kind {
      case program_event_connected:
        received[event.value] = []
        connections.append(event.value)
      case program_event_readable: read(event.value)
      case program_event_ended: status = event.value
      default:
        guard let status else { continue }
        for connection in connections { program_run_disconnect(connection) }
        return course(ending: ProgramEnding(status: status))
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
    connections.removeAll { $0 == connection }
    if let bytes = received.removeValue(forKey: connection), let message = ProgramMessage(bytes) {
      take(message)
    }
  }

  /// The number of the process that was started.
  private var programNumber: Int32 { program_run_process(run) }

  private func course(ending: ProgramEnding) -> Course {
    var last: [Int32: Int] = [:]
    for (place, process) in processes.enumerated() { last[process.number] = place }
    let present = processes.indices.filter { last[processes[$0].number] == $0 }.map {
      processes[$0]
    }
    return Course(
      ending: ending, program: present.first(where: isProgram),
      children: present.filter { !isProgram($0) },
      replaced: processes.indices.filter { last[processes[$0].number] != $0 }.map { processes[$0] })
  }

  /// Whether a process is the one that was started.
  private func isProgram(_ process: ProgramProcess) -> Bool { process.number == programNumber }

  /// The process that sent a message: the last program that has become it.
  ///
  /// A copy that a program has made of itself has never said what it is.
  private func sender(of message: ProgramMessage) -> ProgramProcess {
    processes.last { $0.number == message.process } ?? ProgramProcess(copy: message.process)
  }

  private func take(_ message: ProgramMessage) {
    switch message.kind {
    case .hello: processes.append(ProgramProcess(hello: message))
    case .found:
      found[message.process, default: [:]][message.look] = HeapSurvey(wire: message.payload)
    case .looked:
      guard let trigger = message.trigger else { return }
      var look = ProgramLook(process: message.process, number: message.look, trigger: trigger)
      look.isOfProgram = message.process == programNumber
      let isAsStarted = processes.count { $0.number == message.process } < 2
      if !look.isOfProgram || !isAsStarted { look.child = sender(of: message) }
      look.survey = found[message.process]?.removeValue(forKey: message.look)
      look.problem = ProgramLook.problem(outcome: message.details[1], detail: message.details[2])
      if look.survey == nil, look.problem == nil { look.problem = "its result did not arrive" }
      look.pause = message.pause
      onEvent(.looked(look))
    case .deaf:
      if message.process == programNumber { onEvent(.deaf) }
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
