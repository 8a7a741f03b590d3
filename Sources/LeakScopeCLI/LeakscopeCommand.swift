import ReportModel
public import ScenarioKit

// The way from words to an exit status:
//
//   words ──► CommandLineParser ──► Command.run ──► Console
//             Description/          Commands/       Output/
//             Parsing/              Running/
//             Usage/  Completions/
//
// Description/ holds the command line as data; help, errors and completion scripts are derived from it.
// Only Console writes, only ExitStatus knows numbers, only Platform.swift calls the C library.

/// The command line of leakscope.
public enum LeakscopeCommand {
  /// The version of the tool.
  public static let version = "0.1.0"

  /// The name of the tool itself.
  public static let standardName = "leakscope"

  /// What a program is called in its own help: the name of its file.
  ///
  /// - Parameter path: How the program was called, if that is known.
  /// - Returns: A name that does nothing to a terminal.
  package static func name(ofProgramAt path: String?) -> String {
    let name = path?.split(separator: "/").last.map(String.init) ?? standardName
    return VisibleText.line(name)
  }

  /// How hints call a program, so that they can be typed as they are where it was started.
  ///
  /// `swift run` starts a program by its path in the folder of the build, from the working directory. A full path
  /// is nothing to be typed and may be that of this machine only: then it is the name.
  ///
  /// - Parameter path: How the program was called, if that is known.
  /// - Returns: Words that do nothing to a terminal; of the tool itself the name by which every text knows it.
  package static func call(ofProgramAt path: String?) -> String {
    let name = name(ofProgramAt: path)
    guard let path, path.contains("/"), !path.hasPrefix("/"), name != standardName else {
      return name
    }
    let folders = path.split(separator: "/").dropLast()
    guard folders.contains(".build") else { return VisibleText.line(path) }
    return folders.last == "release" ? "swift run -c release \(name)" : "swift run \(name)"
  }

  /// Runs the command that the arguments name.
  ///
  /// - Parameters:
  ///   - arguments: The words of the command line without the name of the program.
  ///   - scenarios: The catalog in reading order.
  ///   - program: What the program is called.
  ///   - call: How help and hints call it; nil for its name.
  /// - Returns: The status to exit with.
  public static func run(
    arguments: [String], scenarios: [Scenario], program: String = standardName,
    call: String? = nil
  ) -> Int32 {
    let call = call ?? program
    Platform.occupyClosedStreams()
    Platform.surviveFailingWrites()
    let vocabulary = Vocabulary(
      scenarios: scenarios.map(\.name),
      families: scenarios.map(\.family.name).reduce(into: []) { families, family in
        if !families.contains(family) { families.append(family) }
      },
      commands: CommandTree.commands.map { $0.spec.name })
    let parser = CommandLineParser(
      root: CommandTree.root(named: call), vocabulary: vocabulary)
    let invocation = Invocation(
      program: call, name: program, line: parser.parse(arguments), scenarios: scenarios,
      vocabulary: vocabulary)
    return invocation.run().rawValue
  }
}
