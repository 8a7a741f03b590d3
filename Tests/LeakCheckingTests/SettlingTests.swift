import Dispatch
import Foundation
import LeakChecking
import LeakInspection
import Testing

/// What a body waits for, and what a report says of what did not come.
@Suite(.enabled(if: HeapInspection.obstacle == nil, "memory cannot be read in this build"))
struct SettlingTests {
  @Test func tasksOfTheScopeAreWaitedFor() async {
    let report = await checkLeaks { scope in
      let tidy = Tidy()
      Task {
        await Task.yield()
        withExtendedLifetime(tidy) {}
      }
      #expect(await scope.settles(within: .seconds(3600)))
    }
    #expect(report.isClean, "\(report)")
    #expect(report.stillRunning.isEmpty)
  }

  @Test func taskThatNeverEndsIsSaidToBeRunning() async {
    let gate = Gate()
    let report = await checkLeaks { scope in
      let tidy = Tidy()
      Task {
        await gate.wait()
        withExtendedLifetime(tidy) {}
      }
      #expect(await scope.settles(within: .milliseconds(20)) == false)
    }
    #expect(report.leaks.map(\.summary) == ["Tidy (held)"])
    #expect(report.stillRunning.count == 1)
    #expect(report.description.contains("still running after 20 milliseconds: task"), "\(report)")
    await gate.open()
  }

  @Test func queuesAreWaitedFor() async {
    let queue = DispatchQueue(label: "work", attributes: .concurrent)
    let report = await checkLeaks { scope in
      for _ in 0..<8 {
        let tidy = Tidy()
        queue.async { withExtendedLifetime(tidy) {} }
      }
      #expect(await scope.settles(queue, within: .seconds(3600)))
    }
    #expect(report.isClean, "\(report)")
  }

  @Test func queueThatIsSuspendedIsSaidToBeRunning() {
    let queue = DispatchQueue(label: "suspended")
    queue.suspend()
    let report = checkLeaks { scope in
      let tidy = Tidy()
      queue.async { withExtendedLifetime(tidy) {} }
      #expect(!scope.settles(queue, within: .milliseconds(20)))
    }
    queue.resume()
    #expect(
      report.stillRunning.map(\.description)
        == ["still running after 20 milliseconds: queue suspended"])
    #expect(report.leaks.map(\.summary) == ["Tidy (held)"])
  }

  @Test func runLoopIsTurnedUntilItsTimersHaveFired() async {
    // On a thread of its own, whose run loop nobody else uses.
    await onThread {
      let fired = Shared(0)
      checkLeaks { scope in
        _ = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { _ in
          fired.change { $0 += 1 }
        }
        #expect(scope.settles(runLoop: .current, within: .seconds(3600)))
      }
      #expect(fired.value == 1)
    }
  }

  @Test func repeatingTimerIsSaidToBeRunning() async {
    await onThread {
      var timer: Timer?
      let report = checkLeaks { scope in
        let tidy = Tidy()
        timer = Timer.scheduledTimer(withTimeInterval: 0.005, repeats: true) { _ in
          withExtendedLifetime(tidy) {}
        }
        #expect(!scope.settles(runLoop: .current, within: .milliseconds(30)))
      }
      #expect(
        report.stillRunning.map(\.description)
          == ["still running after 30 milliseconds: a run loop with a timer"])
      #expect(report.leaks.map(\.summary) == ["Tidy (held)"])
      timer?.invalidate()
    }
  }

  @Test func runLoopOfAnotherThreadIsSaidNotToHaveBeenTurned() async {
    await onThread {
      let report = checkLeaks { scope in
        #expect(!scope.settles(runLoop: .main, within: .seconds(3600)))
      }
      #expect(
        report.stillRunning.map(\.description)
          == ["still running: a run loop of another thread, which cannot be turned from here"])
    }
  }

  @Test func cancelledTaskIsLookedAtLikeAnyOther() async {
    let report = await Task {
      await checkLeaks { scope in
        withUnsafeCurrentTask { $0?.cancel() }
        RingA.leak()
        Task { RingB.leak() }
        #expect(await scope.settles(within: .seconds(3600)))
      }
    }.value
    #expect(report.leaks.map(\.summary).sorted() == ["RingA (cycle)", "RingB (cycle)"])
  }

  private func onThread(_ body: @escaping @Sendable () -> Void) async {
    await withCheckedContinuation { done in
      Background.thread {
        body()
        done.resume()
      }
    }
  }
}

/// Lets nobody pass until it is opened.
private actor Gate {
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var isOpen = false

  func wait() async {
    if isOpen { return }
    await withCheckedContinuation { waiting.append($0) }
  }

  func open() {
    isOpen = true
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}
