internal import LeakExplanation
internal import LeakInspection
internal import LeakReporting
internal import ReportModel

/// How a scope is run and looked at.
package struct LeakCheck: Sendable {
  /// The modules whose objects must not survive.
  package let modules: Set<String>
  /// The modules of the caller, its own first: their objects name a leak that others have a part in.
  let nearest: [String]
  /// Leaks that are accepted.
  package let known: KnownLeaks
  /// How long a scope is looked at again while something is just being done; the tasks of a body that can suspend
  /// may have more to do.
  static let patience = (synchronous: Duration.milliseconds(500), asynchronous: Duration.seconds(2))
  /// How long to wait for other scopes to end if too many are open; that of a body that cannot suspend is short,
  /// because the others may need its thread.
  static let queueing = (synchronous: Duration.seconds(2), asynchronous: Duration.seconds(60))
  /// Why there is no scope where memory can be read.
  static let tooManyScopes = "More scopes are open at once than can be told apart."
  /// How long memory may be read for: in tests a slow answer is better than none.
  static let deadline = Duration.seconds(300)

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - modules: The modules; nil for those of the caller.
  ///   - known: Leaks that are accepted.
  ///   - fileID: The caller's file, `Module/File.swift`.
  package init(modules: Set<String>?, known: KnownLeaks, fileID: String) {
    nearest = Self.modules(of: fileID)
    self.modules = modules ?? Set(nearest)
    self.known = known
  }

  /// The module that a file belongs to and, if that is `…Tests`, the one whose tests it has.
  package static func modules(of fileID: String) -> [String] {
    let module = String(fileID.prefix { $0 != "/" })
    let ending = "Tests"
    guard module.hasSuffix(ending), module.count > ending.count else { return [module] }
    return [module, String(module.dropLast(ending.count))]
  }

  /// Runs a body in a scope and looks at what it left.
  ///
  /// - Returns: The report, and the error that the body threw; what that holds is not reported.
  package func run<Failure: Error>(
    _ body: (LeakScope) throws(Failure) -> Void
  ) -> (report: LeakReport, error: Failure?) {
    let scope = LeakScope(AllocationScope.beginBlocking(within: Self.queueing.synchronous))
    var failure: Failure?
    do throws(Failure) {
      try BodyFrame.run(in: scope.allocations) { () throws(Failure) in try body(scope) }
    } catch {
      failure = error
    }
    UnusedStack.erase()
    return (look(at: scope, sparing: failure, patience: Self.patience.synchronous), failure)
  }

  /// The same for a body that may suspend.
  package func run<Failure: Error>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (LeakScope) async throws(Failure) -> Void
  ) async -> (report: LeakReport, error: Failure?) {
    let scope = LeakScope(await AllocationScope.begin(within: Self.queueing.asynchronous))
    var failure: Failure?
    do throws(Failure) {
      try await BodyFrame.run(in: scope.allocations) { () async throws(Failure) in
        try await body(scope)
      }
    } catch {
      failure = error
    }
    let report = await InspectionThread.run { [failure] in
      look(at: scope, sparing: failure, patience: Self.patience.asynchronous)
    }
    return (report, failure)
  }

  /// Looks at what a scope left, and ends it.
  private func look(
    at scope: LeakScope, sparing error: (any Error)?, patience: Duration
  ) -> LeakReport {
    defer { scope.allocations?.end() }
    var report = LeakReport()
    report.modules = modules.sorted()
    report.stillRunning = scope.stillRunning
    if let obstacle = HeapInspection.obstacle {
      report.addSurvivors(of: scope, because: obstacle.words, patience: patience)
    } else if let allocations = scope.allocations {
      report.addSurvivors(of: scope, in: allocations, for: self, sparing: error, patience)
    } else {
      report.addSurvivors(of: scope, because: Self.tooManyScopes, patience: patience)
    }
    known.apply(to: &report)
    return report
  }
}

extension LeakReport {
  /// Reads from memory what is alive.
  fileprivate mutating func addSurvivors(
    of scope: LeakScope, in allocations: AllocationScope, for check: LeakCheck,
    sparing error: (any Error)?, _ patience: Duration
  ) {
    // Mostly nothing is left at all, and that is quickly known.
    scope.tracker.poll()
    if scope.tracker.alive.isEmpty, allocations.blockCount == 0 { return }
    do {
      var options = InspectionOptions()
      options.patience = patience
      options.deadline = LeakCheck.deadline
      let result = try HeapInspection.inspect(
        allocations, modules: check.modules, nearest: check.nearest, tracker: scope.tracker,
        sparing: error, options: options)
      let ownership = OwnershipReport(result, labels: scope.labels)
      leaks = Leak.all(in: ownership)
      furtherLeakCount = ownership.furtherLeaks
      unassignedCount = result.unassignedCount
      // Where nothing was left nobody waited.
      stillRunning.add(seen: result.runningTasks, waited: leaks.isEmpty ? nil : patience)
      notes = ownership.notes
    } catch {
      addSurvivors(of: scope, because: error.words, patience: .zero)
    }
  }

  /// Without memory: the tracked objects that are alive.
  fileprivate mutating func addSurvivors(
    of scope: LeakScope, because reason: String, patience: Duration
  ) {
    obstacle = reason
    scope.waitForDeaths(patience)
    leaks = scope.survivors.map { object in
      let name = object.label.map { "\"\(VisibleText.line($0))\"" } ?? object.type
      return Leak(
        type: object.type, label: object.label, count: 1, verdict: .unexplained, fingerprint: nil,
        explanation: "   unexplained: \(name) is alive; why was not looked into")
    }
  }
}

extension Leak {
  /// The leaks of a report, those of tracked objects first.
  static func all(in ownership: OwnershipReport) -> [Leak] {
    LeakText(ownership).entries.map { Leak($0, in: ownership) }
  }

  private init(_ entry: LeakText.Entry, in ownership: OwnershipReport) {
    let node = ownership.nodes[entry.explanation.object]
    self.init(
      type: node.type, label: node.label, count: entry.count,
      verdict: Verdict(rawValue: entry.explanation.verdict.rawValue) ?? .unexplained,
      fingerprint: entry.explanation.fingerprint,
      explanation: entry.lines.joined(separator: "\n"))
  }
}
