/// The options that every command understands.
enum CommonOptions {
  static let color = Option<ColorChoice>(
    "color", takes: "when", oneOf: ColorChoice.allCases, default: .auto,
    help: "Colour text: where a terminal shows it, always, or never.")

  static let quiet = Flag(
    "quiet", letter: "q", help: "Print results and errors only: no progress, no advice.")

  static let output = Option<String>(
    "output", letter: "o", takes: "file", expected: "a path of a file, or '-' for stdout",
    choices: .files, default: "-", help: "Write the result to a file.")

  static let version = Flag("version", help: "Show the version.")

  static let help = Flag("help", letter: "h", help: "Show help information.")

  static let all = [color.spec, quiet.spec, output.spec, version.spec, help.spec]
}
