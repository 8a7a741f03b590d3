/// What the command line asks for.
struct Options {
  var isQuick = false
  var wantsHelp = false
  var filter = ""
  var format = Format.text

  /// A command line that cannot be obeyed.
  struct Mistake: Error {
    let text: String
  }

  static let usage = """
    USAGE: benchmarks [--quick] [--filter <text>] [--format <format>]

    OPTIONS:
      --quick                 Fewer and shorter samples: a look, not a measurement.
      --filter <text>         Only the benchmarks whose names contain the text.
      --format <format>       How to report. (values: text, json; default: text)
      -h, --help              Show help information.

    The exit status is 1 if a limit does not hold.
    """

  /// Reads the arguments after the program's name.
  static func parse(_ arguments: [String]) -> Result<Options, Mistake> {
    var options = Options()
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      switch (parts[0], parts.count) {
      case ("--quick", 1): options.isQuick = true
      case ("--help", 1), ("-h", 1): options.wantsHelp = true
      case ("--filter", _), ("--format", _):
        guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst() else {
          return .failure(Mistake(text: "Missing value for '\(parts[0])'"))
        }
        if parts[0] == "--filter" {
          options.filter = value
        } else if let format = Format(rawValue: value) {
          options.format = format
        } else {
          return .failure(Mistake(text: "'\(value)' is no format (values: text, json)"))
        }
      default: return .failure(Mistake(text: "Unknown option '\(argument)'"))
      }
    }
    return .success(options)
  }
}
