import Foundation
import LeakChecking
import LeakInspection

/// Checks for leaks, one after the other, on several threads and in several tasks at once.
struct ManyChecks {
  let count: Int
  private static let lanes = 8
  /// One check in so many leaves something.
  private static let leakPeriod = 20

  /// Makes the checks, half of them on threads and half of them in tasks, and ends the process with status 1 if
  /// anything is wrong, which it prints.
  ///
  /// The first tenth brings threads, arenas of the allocator and caches; what there is more of at the end was left
  /// behind by checks.
  func run() async {
    var wrong = await check(0..<count / 10)
    let before = ProcessHoldings.own
    wrong += await check(count / 10..<count)
    wrong += ProcessHoldings.own.excess(over: before, checks: count - count / 10)
    wrong += lostScopes
    if !wrong.isEmpty { print(wrong.joined(separator: "\n")) }
    ProbeLoad.leave(wrong.isEmpty ? 0 : 1)
  }

  /// Makes the checks of some rounds and returns the reports that are wrong.
  private func check(_ rounds: Range<Int>) async -> [String] {
    await withTaskGroup(of: [String].self) { group in
      for lane in 0..<Self.lanes {
        let own = rounds.filter { $0 % Self.lanes == lane }
        let usesThread = lane % 2 == 0
        group.addTask {
          usesThread ? await Self.onThread { own.compactMap(Self.check) } : await Self.check(own)
        }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
  }

  private static func onThread(_ body: @escaping @Sendable () -> [String]) async -> [String] {
    await withCheckedContinuation { done in
      Thread { done.resume(returning: body()) }.start()
    }
  }

  /// On a busy machine a thread may not come in time to be stopped, and the report says so; then the same is
  /// checked again.
  private static let attempts = 20

  @Sendable private static func check(_ round: Int) -> String? {
    var report = LeakReport?.none
    for _ in 0..<attempts where report == nil || report?.obstacle != nil {
      report = checkLeaks { _ in if leaks(round) { _ = ProbeRing.make() } }
    }
    return report.flatMap { problem(of: $0, leaking: leaks(round)) }
  }

  private static func check(_ rounds: [Int]) async -> [String] {
    var wrong: [String] = []
    for round in rounds {
      var report = LeakReport?.none
      for _ in 0..<attempts where report == nil || report?.obstacle != nil {
        report = await checkLeaks { _ in
          await Task { if leaks(round) { _ = ProbeRing.make() } }.value
        }
      }
      if let report, let problem = problem(of: report, leaking: leaks(round)) {
        wrong.append(problem)
      }
    }
    return wrong
  }

  private static func leaks(_ round: Int) -> Bool { round % leakPeriod == 0 }

  private static func problem(of report: LeakReport, leaking: Bool) -> String? {
    let found = report.leaks.map(\.summary)
    let isRight = leaking ? found == ["ProbeRing (cycle)"] : report.isClean
    return isRight && report.obstacle == nil
      ? nil : "a wrong report of a body that \(leaking ? "leaks" : "does not leak"):\n\(report)"
  }

  /// Whether every scope has given back its number.
  private var lostScopes: [String] {
    var scopes: [AllocationScope] = []
    while scopes.count < 1000, let scope = AllocationScope() { scopes.append(scope) }
    for scope in scopes { scope.end() }
    return scopes.count == 95 ? [] : ["only \(scopes.count) scopes can be opened afterwards"]
  }
}
