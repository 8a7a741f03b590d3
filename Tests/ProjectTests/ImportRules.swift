/// What each target may import: the direction of the arrows, written down.
enum ImportRules {
  /// Target folder to module names; the standard library's own modules are always allowed.
  static let allowed: [String: Set<String>] = [
    "Sources/ReactiveCore": ["Synchronization", "Dispatch"],
    "Sources/LeakInspection": ["CLeakHeap", "Synchronization"],
    "Sources/ReportModel": [],
    "Sources/LeakExplanation": ["ReportModel", "LeakInspection"],
    "Sources/ScenarioKit": [
      "ReportModel", "LeakInspection", "LeakExplanation", "ReactiveCore", "Foundation",
    ],
    "Sources/LeakChecking": [
      "CLeakRecording", "LeakInspection", "LeakExplanation", "ReportModel", "LeakReporting",
      "Synchronization", "Dispatch", "Foundation",
    ],
    "Sources/LeakScopeTesting": ["LeakChecking", "Testing"],
    "Sources/LeakScopeXCTest": ["LeakChecking", "XCTest"],
    "Scenarios": [
      "ScenarioKit", "ReactiveCore", "Foundation", "Dispatch", "Observation", "Synchronization",
    ],
    "Sources/LeakReporting": ["ReportModel", "Foundation"],
    "Sources/LeakScopeCLI": [
      "CProgramRun", "ReactiveCore", "LeakInspection", "LeakExplanation", "ReportModel",
      "ScenarioKit", "LeakReporting", "Foundation",
    ],
    "Sources/LeakScopePreload": ["CPreload", "LeakInspection"],
    "Sources/leakscope": ["LeakScopeCLI", "ScenarioCatalog"],
    "Sources/LeakScopeScenarios": ["LeakScopeCLI", "ScenarioKit"],
    "Sources/benchmarks": ["ReactiveCore", "Foundation"],
    "Sources/empty-program": ["Foundation"],
  ]

  /// Modules that belong to the standard library.
  static let standardLibrary: Set<String> = ["Swift", "_Concurrency", "RegexBuilder"]

  /// The C library, which one file of a target may import: `Platform.swift`.
  static let cLibrary: Set<String> = ["Glibc", "Musl", "Darwin"]

  /// The modules that a source text imports; not those that a program in one of its literals does.
  static func imports(in text: String) -> [String] {
    let code = text.split(separator: "\"\"\"", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined(separator: "\n")
    return code.split(separator: "\n").compactMap { line in
      var words = line.split(separator: " ").map(String.init)
      let modifiers: Set = ["public", "package", "internal", "fileprivate", "private"]
      while let word = words.first, word.hasPrefix("@") || modifiers.contains(word) {
        words.removeFirst()
      }
      guard words.first == "import" else { return nil }
      let kinds: Set = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
      let name = words.dropFirst().first { !kinds.contains($0) }
      return name?.split(separator: ".").first.map(String.init)
    }
  }

  /// Whether a file of a target may import a module.
  static func permits(_ module: String, in file: String, of target: String) -> Bool {
    if standardLibrary.contains(module) { return true }
    if cLibrary.contains(module) { return file.hasSuffix("/Platform.swift") }
    return allowed[target]?.contains(module) ?? false
  }
}
