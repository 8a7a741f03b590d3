import Foundation

/// Why `exec` ran no program.
enum ExecError: Error {
  case program(ProgramFile.Failure)
  case preload(Preload.Failure)
  case start(ProgramSession.Failure)
  case platform
  case outputIsProgram(String)
  case known(path: String, line: Int?, problem: String)

  /// The status to exit with.
  var status: ExitStatus {
    switch self {
    case .program, .preload(.missing): .missingInput
    case .start(let failure) where failure.isFormat: .missingInput
    case .preload(.unreadable), .start: .internalError
    case .platform: .unavailable
    case .outputIsProgram: .usage
    case .known(_, let line, _): line == nil ? .missingInput : .unreadable
    }
  }

  /// The error in a sentence or two.
  var words: String {
    switch self {
    case .program(.notFound(let name)):
      "There is no program '\(name)'." + (Self.isInFolder(name) ? " Did you mean './\(name)'?" : "")
    case .program(.notExecutable(let name)): "'\(name)' is not an executable file."
    case .preload(.missing(let folder)):
      "The library that is loaded into programs is not in '\(folder)'. "
        + "'swift build \(Self.isOfRelease(folder) ? "-c release " : "")"
        + "--product \(Preload.product)' builds it."
    case .preload(.unreadable(let path)): "'\(path)' is no library for this kind of machine."
    case .start(let failure) where failure.isFormat:
      "'\(failure.call)' is no program: it has no format that can be run, and no '#!' in its first line."
    case .start(let failure): "The program could not be run: \(failure.call): \(failure.reason)."
    case .outputIsProgram(let name):
      "The report would take the place of the program '\(name)'; name another file with '--output'."
    case .platform: "Programs can be looked into on Linux only."
    case .known(let path, let line, let problem):
      path + (line.map { ":\($0)" } ?? "") + ": \(problem)."
    }
  }

  /// Whether a folder is the one that release builds are put into.
  private static func isOfRelease(_ folder: String) -> Bool { folder.hasSuffix("/release") }

  /// Whether a name is that of a file in the working folder, where programs are found by their path only.
  private static func isInFolder(_ name: String) -> Bool {
    !name.contains("/") && FileManager.default.isExecutableFile(atPath: "./" + name)
  }
}
