import Dispatch
import Foundation
import LeakInspection
import LeakScopeTesting
import Testing

/// Many scopes, and bodies that end in unusual ways.
@Suite(.enabled(if: HeapInspection.obstacle == nil, "memory cannot be read in this build"))
struct ReliabilityTests {
  @Test func thousandsOfScopesFromManyThreadsAllHaveTheirNumbers() async {
    let wrong = Shared(0)
    let group = DispatchGroup()
    for _ in 0..<8 {
      Background.thread(in: group) {
        for round in 0..<250 {
          guard let scope = AllocationScope() else {
            wrong.change { $0 += 1 }
            continue
          }
          scope.run { if round % 2 == 0 { RingA.leak() } }
          if round % 50 == 0, scope.blockCount == 0 { wrong.change { $0 += 1 } }
          scope.end()
        }
      }
    }
    await withCheckedContinuation { done in group.notify(queue: .global()) { done.resume() } }
    #expect(wrong.value == 0)
  }

  @Test func endedScopesLeaveNoMarkBehind() throws {
    // More than there are numbers, so that each is used again.
    for _ in 0..<200 {
      let scope = try #require(AllocationScope())
      scope.run { RingA.leak() }
      scope.end()
    }
    for _ in 0..<100 {
      let report = checkLeaks { _ in }
      guard report.isClean else {
        Issue.record("\(report)")
        return
      }
    }
  }

  @Test func moreScopesThanCanBeToldApartJudgeTrackedObjects() async {
    // In a process of its own, so that the other tests keep their scopes.
    await #expect(processExitsWith: .success) {
      var scopes: [AllocationScope] = []
      while let scope = AllocationScope(), scopes.count < 1000 { scopes.append(scope) }
      #expect(scopes.count == 95)
      let report = checkLeaks { scope in
        RingA.leak()
        scope.track(RingB.make(), "ring")
      }
      #expect(report.leaks.map(\.summary) == ["RingB \"ring\" (unexplained)"])
      #expect(report.obstacle?.contains("More scopes are open") == true)
      for scope in scopes { scope.end() }
      #expect(AllocationScope.openCount == 0)
      #expect(checkLeaks { _ in RingA.leak() }.leaks.map(\.summary) == ["RingA (cycle)"])
    }
  }

  @Test func scopesWaitForOneAnotherWhereTooManyAreOpen() async {
    // In a process of its own, so that the other tests keep their scopes.
    await #expect(processExitsWith: .success) {
      await withTaskGroup { group in
        for _ in 0..<110 {
          group.addTask {
            await checkLeaks { scope in
              scope.track(Tidy(), "tidy")
              // All the tasks have begun, and most are in here, before the first goes on.
              try? await Task.sleep(for: .milliseconds(100))
            }
          }
        }
        for await report in group {
          #expect(report.obstacle == nil)
          #expect(report.isClean)
        }
      }
    }
  }

  @Test func taskThatOutlivesItsScopeBelongsToNone() async {
    let gate = DispatchSemaphore(value: 0)
    let task = Shared<Task<Void, Never>?>(nil)
    _ = checkLeaks { _ in
      let straggler = Task {
        await wait(for: gate)
        RingA.leak()
      }
      task.change { $0 = straggler }
    }
    let report = await checkLeaks { _ in
      gate.signal()
      await task.value?.value
    }
    #expect(report.leaks.isEmpty, "\(report)")
  }

  @Test func scopeInsideATaskGroupWorks() async {
    let leaks = await withTaskGroup(of: [String].self) { group in
      let outer = await checkLeaks { _ in
        RingA.leak()
        await Task.yield()
      }
      group.addTask { checkLeaks { _ in RingB.leak() }.leaks.map(\.summary) }
      return await group.reduce(into: outer.leaks.map(\.summary)) { $0 += $1 }
    }
    #expect(leaks == ["RingA (cycle)", "RingB (cycle)"])
  }

  @MainActor
  @Test func bodyRunsOnTheActorOfTheCaller() async {
    await expectNoLeaks { _ in
      MainActor.assertIsolated()
      await Task.yield()
      MainActor.assertIsolated()
    }
  }

  @Test func bodyThatTrapsEndsTheProcess() async {
    await #expect(processExitsWith: .failure) {
      expectNoLeaks { _ in
        RingA.leak()
        fatalError("stop")
      }
    }
  }

  private func wait(for gate: DispatchSemaphore) async {
    await withCheckedContinuation { done in
      Background.thread {
        gate.wait()
        done.resume()
      }
    }
  }
}
