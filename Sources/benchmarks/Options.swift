/// What the command line asks for.
struct Options {
  var isQuick = false
  var wantsHelp = false
  var format = Format.text

  /// A command line that cannot be obeyed.
  struct Mistake: Error {
    let text: String
  }

  static let usage = """
    USAGE: benchmarks [--quick] [--format <format>]

    OPTIONS:
      --quick                 Fewer and shorter samples: a look, not a measurement.
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
      case ("--format", _):
        guard let name = parts.count == 2 ? String(parts[1]) : rest.popFirst() else {
          return .failure(Mistake(text: "Missing value for '--format'"))
        }
        guard let format = Format(rawValue: name) else {
          return .failure(Mistake(text: "'\(name)' is no format (values: text, json)"))
        }
        options.format = format
      default: return .failure(Mistake(text: "Unknown option '\(argument)'"))
      }
    }
    return .success(options)
  }
}
