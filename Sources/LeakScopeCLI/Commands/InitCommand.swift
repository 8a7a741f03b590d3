import Foundation

/// `leakscope init`.
enum InitCommand: Command {
  static let name = Option<String>(
    "name", takes: "name",
    expected: "a name for a target: letters, digits, '_' and '-', beginning with a letter",
    default: "that of the package, and 'Scenarios'", help: "The name of the target."
  ) { isName($0) ? $0 : nil }
  static let path = Option<String>(
    "path", takes: "folder", expected: "a path of a folder", choices: .folders,
    default: "the working directory", help: "The package, or a folder in it.")

  static let spec = CommandSpec(
    name: "init",
    abstract: "Write a program with scenarios of your own into a Swift package.",
    examples: [("init", "Two examples in Sources, and the lines for Package.swift.")],
    options: [name.spec, path.spec],
    notes: ["No file is ever replaced; Package.swift is left to you."])

  static func run(_ arguments: ParsedArguments, in context: CommandContext) throws -> ExitStatus {
    let folder = URL(
      fileURLWithPath: arguments[path] ?? FileManager.default.currentDirectoryPath,
      isDirectory: true
    ).standardizedFileURL.path
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isDirectory),
      isDirectory.boolValue
    else { throw StarterError.noSuchFolder(path: folder) }
    guard let package = try HostPackage(at: folder) else {
      throw StarterError.noPackage(path: folder)
    }
    let target = StarterTarget(named: arguments[name] ?? package.targetName, in: package)
    try target.write()
    let lines = ManifestLines(target: target.name, libraries: package.libraries)
    try context.console.print(
      text(
        for: target, dependency: lines.dependency, declaration: lines.declaration))
    if lines.leakscope == nil {
      context.console.advise("Note: leakscope itself was not found; say in 'path:' where it is.\n")
    }
    return .success
  }

  private static func text(
    for target: StarterTarget, dependency: [String], declaration: [String]
  ) -> String {
    let sections = [
      target.paths.map { "written   \($0)" },
      [
        "Add to \(target.package.folder)/Package.swift, the package '\(target.package.name)',",
        "in its 'dependencies:', which stand before 'targets:':",
      ],
      dependency.map { "    " + $0 },
      ["and in its 'targets:':"],
      declaration.map { "    " + $0 },
      ["Then: swift run \(target.name) diff"],
    ]
    return sections.map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n")
  }

  /// Whether a text can be the name of a target and of its folder.
  private static func isName(_ text: String) -> Bool {
    text.first?.isLetter == true
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_-".contains($0)) }
  }
}
