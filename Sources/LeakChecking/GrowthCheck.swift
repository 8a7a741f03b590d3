internal import LeakExplanation
internal import LeakInspection
internal import ReportModel

/// How a body is run again and again, and what it leaves is counted.
///
///     scope ─► iteration 1, 2, …       the objects alive after each are counted by type
///           ─► scope ─► the last one   what it left is explained, if its type has grown each time
package struct GrowthCheck: Sendable {
  private let iterations: Int
  private let warmUp: Int
  private let modules: Set<String>
  private let nearest: [String]

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - iterations: How often the body is run and counted; at least twice, because once shows no growth.
  ///   - warmUp: How often it is run before.
  ///   - modules: The modules; nil for those of the caller.
  ///   - fileID: The caller's file.
  package init(iterations: Int, warmUp: Int, modules: Set<String>?, fileID: String) {
    self.iterations = max(2, iterations)
    self.warmUp = max(0, warmUp)
    nearest = LeakCheck.modules(of: fileID)
    self.modules = modules ?? Set(nearest)
  }

  /// Runs a body and compares what is alive after each iteration.
  package func run<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure)
    -> GrowthReport
  {
    let whole = AllocationScope.beginBlocking(within: LeakCheck.queueing.synchronous)
    defer { whole?.end() }
    var counts: [[String: Int]] = []
    for _ in 0..<warmUp { try BodyFrame.run(in: whole, body) }
    count(whole, into: &counts)
    for _ in 1..<iterations {
      try BodyFrame.run(in: whole, body)
      count(whole, into: &counts)
    }
    var report: GrowthReport?
    func runLast() throws(Failure) {
      let last = AllocationScope()
      defer { last?.end() }
      try BodyFrame.run(in: last, body)
      UnusedStack.erase()
      report = self.report(whole, last, &counts, patience: LeakCheck.patience.synchronous)
    }
    if let whole { try whole.run(runLast) } else { try runLast() }
    return report ?? GrowthReport()
  }

  /// The same for a body that may suspend.
  package func run<Failure: Error>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws(Failure) -> Void
  ) async throws(Failure) -> GrowthReport {
    let whole = await AllocationScope.begin(within: LeakCheck.queueing.asynchronous)
    defer { whole?.end() }
    var counts: [[String: Int]] = []
    for _ in 0..<warmUp { try await BodyFrame.run(in: whole, body) }
    count(whole, into: &counts)
    for _ in 1..<iterations {
      try await BodyFrame.run(in: whole, body)
      count(whole, into: &counts)
    }
    var report: GrowthReport?
    func runLast() async throws(Failure) {
      let last = AllocationScope()
      defer { last?.end() }
      try await BodyFrame.run(in: last, body)
      report = await InspectionThread.run { [counts] in
        var counts = counts
        return self.report(whole, last, &counts, patience: LeakCheck.patience.asynchronous)
      }
    }
    if let whole { try await whole.run(runLast) } else { try await runLast() }
    return report ?? GrowthReport()
  }

  private func count(_ scope: AllocationScope?, into counts: inout [[String: Int]]) {
    guard let scope, let count = try? HeapInspection.population(of: scope, modules: modules)
    else { return }
    counts.append(count)
  }

  private func report(
    _ whole: AllocationScope?, _ last: AllocationScope?, _ counts: inout [[String: Int]],
    patience: Duration
  ) -> GrowthReport {
    var report = GrowthReport()
    guard let whole, let last else {
      report.obstacle = HeapInspection.obstacle?.words ?? LeakCheck.tooManyScopes
      return report
    }
    do {
      var options = InspectionOptions()
      options.patience = patience
      options.deadline = LeakCheck.deadline
      let result = try HeapInspection.inspect(
        last, modules: modules, nearest: nearest, tracker: ObjectTracker { _ in }, options: options)
      // Looking may have taken a while, in which things came to rest.
      count(whole, into: &counts)
      report.iterations = counts.count - 1
      report.growing = growing(counts)
      let types = Set(report.growing.map(\.type))
      report.leaks = Leak.all(in: OwnershipReport(result, labels: [:])).filter {
        types.contains($0.type)
      }
      report.stillRunning.add(
        seen: result.runningTasks,
        waited: result.leaks.isEmpty && result.explanations.isEmpty ? nil : patience)
    } catch {
      report.obstacle = error.words
    }
    return report
  }

  /// The types of which there were more after every iteration.
  private func growing(_ counts: [[String: Int]]) -> [GrowthReport.Growth] {
    guard counts.count > 1, let last = counts.last else { return [] }
    return last.keys.sorted().compactMap { type in
      let numbers = counts.map { $0[type] ?? 0 }
      let added = zip(numbers.dropFirst(), numbers).map { $0 - $1 }
      return added.allSatisfy { $0 > 0 } ? GrowthReport.Growth(type: type, added: added) : nil
    }
  }
}
