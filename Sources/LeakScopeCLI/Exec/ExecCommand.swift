import Foundation
import LeakInspection
import LeakReporting

/// `leakscope exec -- PROGRAM ARGS…`.
enum ExecCommand: Command {
  static let after = seconds("after", help: "Look as well when so many seconds have passed.")
  static let every = seconds("every", help: "Look as well each time so many seconds have passed.")
  static let onSignal = Option<Int32>(
    "on-signal", takes: "signal",
    expected: "one of the listed values", choices: .listed(SignalName.asking),
    help:
      "Look as well whenever the program, or this one, is sent the signal; the program goes on.",
    convert: SignalName.askingNumber)
  static let held = Flag(
    "held", help: "Count what is alive and reachable as well, by type of the program's modules.")
  static let type = Option<String>(
    "type", takes: "pattern", expected: "the name of a type, with '*' for any characters",
    choices: .any, repeats: true,
    help:
      "Show what keeps the instances of types with such names, with '*' for any characters; may be given "
      + "several times.")
  static let modules = Option<[String]>(
    "modules", takes: "names", expected: "names of modules with commas between them",
    default: "all but the toolchain's", help: "Look for objects of these modules."
  ) { text in
    let names = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    return names.allSatisfy { !$0.isEmpty && !$0.contains(where: \.isWhitespace) } ? names : nil
  }
  static let allModules = Flag(
    "all-modules", help: "Show leaks of the toolchain's libraries as well.")
  static let growth = Flag(
    "growth", help: "Compare the looks: which types only become more, and what keeps the newest.")
  static let known = Option<String>(
    "known", takes: "file", expected: "a path of a file", choices: .files,
    help: "Accept the leaks whose fingerprints the file lists, each with a reason.")
  static let showValues = Flag(
    "show-values", help: "Show contents of strings and keys, which may be secrets.")
  static let followChildren = Flag(
    "follow-children", help: "Look at the programs that the program starts as well.")
  static let failOnLeak = Flag(
    "fail-on-leak",
    help:
      "Exit with 1 when there is a leak that is not known, or a module or a known leak that does not exist."
  )
  static let strict = Flag("strict", help: "Exit with 70 when a look failed or was not possible.")
  static let format = SharedOptions.format(.text, .json, .sarif)

  static let spec = CommandSpec(
    name: "exec",
    abstract:
      "Run any Swift program, unmodified, and show what it leaks: the ring, or that the owner "
      + "is missing.",
    examples: [
      ("exec -- ./server --port 8080", "See what has leaked when the program ends."),
      ("exec --on-signal USR1 -- ./server", "Look at a running program: kill -USR1 <its number>."),
      ("exec --every 10 --growth -- ./server", "See which types only become more."),
    ],
    argument: ArgumentSpec(
      value: ValueSpec("program", expected: "the program to run", choices: .files),
      count: .commandLine,
      help:
        "The program, found as a shell finds it, and its arguments, which may look like options."),
    options: [
      after.spec, every.spec, onSignal.spec, held.spec, type.spec, modules.spec, allModules.spec,
      growth.spec, known.spec, showValues.spec, followChildren.spec, failOnLeak.spec, strict.spec,
      format.spec,
    ],
    notes: [
      "The program's input, output, arguments, signals and exit status are its own. The report goes to "
        + "standard error, or to the file that '--output' names, which only its owner can read.",
      "Where a program cannot be looked at, because its Swift runtime is linked statically or is "
        + "another one, because it has an allocator of its own or ends without exit handlers, it runs "
        + "all the same, and the report says why.",
      "A program that handles the signal of '--on-signal' itself is not looked at then, and the report says "
        + "so; choose one that it does not use.",
      "With '--follow-children' the program may be a script, or any other that is not written in Swift: "
        + "what it starts is looked at.",
      "A file of known leaks has a fingerprint and a reason on each line.",
    ])

  private static func seconds(_ name: String, help: String) -> Option<Duration> {
    Option<Duration>(
      name, takes: "seconds", expected: "a number of seconds greater than 0 and at most 8640000",
      help: help
    ) { text in
      guard let seconds = Double(text), seconds > 0, seconds <= 8_640_000 else { return nil }
      return .seconds(seconds)
    }
  }

  static func run(_ arguments: ParsedArguments, in context: CommandContext) throws -> ExitStatus {
    let request = try request(arguments)
    do {
      try ExecRun(request, console: context.console).runAndLeave()
    } catch let error as ProgramFile.Failure {
      throw ExecError.program(error)
    } catch let error as Preload.Failure {
      throw ExecError.preload(error)
    } catch let error as ProgramSession.Failure {
      throw ExecError.start(error)
    }
  }

  private static func request(_ arguments: ParsedArguments) throws -> ExecRequest {
    guard !arguments[allModules] || arguments[modules] == nil else {
      throw UsageError.contradiction("'--modules'", "'--all-modules'")
    }
    var request = ExecRequest(words: arguments.words)
    request.after = arguments[after]
    request.every = arguments[every]
    request.signal = arguments[onSignal]
    request.survey.modules = arguments[modules].map(Set.init)
    request.survey.includesLibraries = arguments[allModules]
    request.survey.typePatterns = arguments.all(type)
    request.survey.explainsYoungest = arguments[growth]
    request.survey.showsContents = arguments[showValues]
    request.showsHeld = arguments[held]
    request.showsGrowth = arguments[growth]
    request.followsChildren = arguments[followChildren]
    request.format = arguments[format] ?? .text
    request.output = arguments[CommonOptions.output]
    request.known = try arguments[known].map { try KnownLeaksFile(path: $0).entries } ?? []
    request.failsOnLeak = arguments[failOnLeak]
    request.isStrict = arguments[strict]
    request.isQuiet = arguments[CommonOptions.quiet]
    return request
  }
}
