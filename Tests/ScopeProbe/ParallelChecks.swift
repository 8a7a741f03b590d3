import LeakChecking

/// Checks that are open at the same time.
enum ParallelChecks {
  /// Runs so many checks in as many tasks, each of a body that has an object and waits, and says how long all
  /// of them took.
  static func run(_ count: Int) async {
    let time = await ContinuousClock().measure {
      await withTaskGroup(of: Bool.self) { group in
        for _ in 0..<count {
          group.addTask {
            await checkLeaks { scope in
              let ring = scope.track(ProbeRing(), "ring")
              try? await Task.sleep(for: .milliseconds(100))
              withExtendedLifetime(ring) {}
            }.isClean
          }
        }
        for await isClean in group where !isClean { print("not clean") }
      }
    }
    print("all: \(time)")
  }
}
