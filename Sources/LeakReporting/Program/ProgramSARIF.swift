import ReportModel

extension ProgramReport {
  /// The leaks that are not known, in the Static Analysis Results Interchange Format, version 2.1.0.
  ///
  /// A verdict is a rule. A leak has no place in a file; it is recognised in later runs by its fingerprint, and a
  /// leak that several looks found is one result.
  ///
  /// - Parameters:
  ///   - version: The version of the tool.
  ///   - exitStatus: The status that the tool exits with.
  /// - Returns: The document; ends with a line feed.
  /// - Throws: An `EncodingError`.
  package func sarif(version: String, exitStatus: Int32) throws -> String {
    let rules: [(id: String, title: String, text: String)] = [
      (
        "cycle", "A ring of strong references", "Objects keep one another alive; nothing else does."
      ),
      (
        "abandoned", "An object without an owner",
        "An object is alive to which nothing leads: it was retained and not released."
      ),
      ("unexplained", "An object that is alive", "Why an object is alive could not be told."),
    ]
    var named: Set<String> = []
    let results = looks.flatMap(\.leaks).compactMap { leak -> SARIF.Result? in
      guard leak.known == nil, named.insert(leak.fingerprint ?? leak.type).inserted,
        let index = rules.firstIndex(where: { $0.id == leak.verdict.rawValue })
      else { return nil }
      let count = leak.count == 1 ? "" : "\(leak.count) × "
      return SARIF.Result(
        ruleId: rules[index].id, ruleIndex: index, level: leak.isLeak ? "error" : "warning",
        message: .init(
          text: "\(program): \(count)\(leak.type)\n" + leak.explanation.joined(separator: "\n")),
        locations: [
          .init(physicalLocation: nil, logicalLocations: [.init(name: leak.type, kind: "type")])
        ],
        partialFingerprints: leak.fingerprint.map { ["leakscopeLeak/v1": $0] } ?? [:])
    }
    let notes = obstacles.map { SARIF.Notification(level: "error", message: .init(text: $0)) }
    return try JSONDocument.text(
      of: SARIF.Log(
        runs: [
          .init(
            tool: .init(
              driver: .init(
                name: "leakscope", version: version, semanticVersion: version,
                rules: rules.map { rule in
                  .init(
                    id: rule.id, shortDescription: .init(text: rule.title + "."),
                    fullDescription: .init(text: rule.text),
                    defaultConfiguration: .init(level: "error"))
                })),
            invocations: [
              .init(
                executionSuccessful: notes.isEmpty, exitCode: exitStatus,
                toolExecutionNotifications: notes.isEmpty ? nil : notes)
            ],
            originalUriBaseIds: [SARIF.root: .init(description: .init(text: "The repository."))],
            columnKind: "unicodeCodePoints", results: results)
        ]))
  }
}
