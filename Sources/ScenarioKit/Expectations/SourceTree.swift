/// Where the sources of a catalog were when it was compiled, by what the compiler wrote down of each scenario.
///
/// Only paths are compared, no file is looked at: the program may run on another machine.
package struct SourceTree: Sendable, Equatable {
  /// The folder below which all the sources are; empty if they have none in common.
  package let root: String

  /// The tree of these scenarios.
  package init(of catalog: [Scenario]) {
    var common: [Substring]?
    for scenario in catalog {
      let folder = Self.folder(of: scenario)
      common = common.map { zip($0, folder).prefix { $0 == $1 }.map(\.0) } ?? folder
    }
    root = common?.joined(separator: "/") ?? ""
  }

  /// The folder that holds a scenario's file; the one above it where that is named after the family, as
  /// those of a catalog with a folder for each family are.
  private static func folder(of scenario: Scenario) -> [Substring] {
    let folder = scenario.file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return Array(folder.last.map(String.init) == scenario.family.name ? folder.dropLast() : folder)
  }

  /// Where the source of a scenario is, from the root.
  package func path(of scenario: Scenario) -> String {
    scenario.file.hasPrefix(root + "/")
      ? String(scenario.file.dropFirst(root.count + 1)) : scenario.file
  }

  /// Where the expectation of a scenario is, from the root: in `Expected` beside its source.
  package func expectationPath(of scenario: Scenario) -> String {
    let folders = path(of: scenario).split(separator: "/").dropLast()
    return (folders + ["Expected", "\(scenario.name).txt"]).joined(separator: "/")
  }

  /// What the root may be called from a folder above it: by its name, or with that of the folder it is in,
  /// as in `Sources/MyScenarios`.
  package var names: [String] {
    let parts = root.split(separator: "/")
    guard let name = parts.last else { return [] }
    return [String(name)] + (parts.count > 2 ? [parts.suffix(2).joined(separator: "/")] : [])
  }
}
