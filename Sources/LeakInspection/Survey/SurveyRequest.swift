/// What a survey of a program's heap is to find out.
package struct SurveyRequest: Hashable, Sendable {
  /// The modules whose objects are looked for; nil for all that are no libraries of the toolchain.
  package var modules: Set<String>?
  /// Whether leaks of libraries are shown that have no object of the program.
  package var includesLibraries = false
  /// What the types are called whose instances are explained, with `*` for anything.
  package var typePatterns: [String] = []
  /// Whether it is told what keeps the youngest objects.
  package var explainsYoungest = false
  /// Whether contents of strings and keys are shown.
  package var showsContents = false
  /// How many leaks are explained.
  package var leakLimit = 64

  /// Asks for the leaks of the program's modules.
  package init() {}

  /// The request as lines of `key=value`.
  package var text: String {
    var lines: [String] = []
    if let modules { lines.append("modules=" + modules.sorted().joined(separator: ",")) }
    if includesLibraries { lines.append("libraries=1") }
    lines += typePatterns.map { "type=" + $0 }
    if explainsYoungest { lines.append("youngest=1") }
    if showsContents { lines.append("contents=1") }
    lines.append("limit=\(leakLimit)")
    return lines.map { $0 + "\n" }.joined()
  }

  /// Reads a request among other lines.
  package init(_ text: String) {
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { continue }
      switch parts[0] {
      case "modules": modules = Set(parts[1].split(separator: ",").map(String.init))
      case "libraries": includesLibraries = true
      case "type": typePatterns.append(String(parts[1]))
      case "youngest": explainsYoungest = true
      case "contents": showsContents = true
      case "limit": leakLimit = Int(parts[1]) ?? leakLimit
      default: break
      }
    }
  }
}
