import Foundation
import LeakInspection
import Testing

/// What is said of objects that only tasks keep, in a process of its own.
@Suite(.enabled(if: ProbeProcess.isPossible, Comment(rawValue: ProbeProcess.whyImpossible)))
struct TaskVerdictTests {
  private static let probe = Result { try ProbeProcess("tasks") }
  private let frame = "frame of closure #1 in static TaskProbe.task(_:_:)"

  private func verdict(_ name: String) throws -> String {
    try #require(Self.probe.get()[name])
  }

  @Test func taskThatNobodyCanResumeIsAbandonedWithItsFrames() throws {
    #expect(try verdict("lost").hasPrefix("abandoned"))
    #expect(try verdict("lost").contains("task 'lost', suspended in"))
    #expect(try verdict("lost").hasSuffix(frame))
  }

  @Test func continuationThatOnlyTheTaskItselfHasHelpsNobody() throws {
    #expect(try verdict("own continuation").hasPrefix("abandoned"))
  }

  @Test func taskThatAThreadIsAboutToEnqueueIsHeldByTheThread() throws {
    #expect(try verdict("on its way").hasPrefix("held the stack of"))
  }

  @Test func taskWhoseContinuationIsInAVariableIsHeldByIt() throws {
    #expect(try verdict("waiting").hasPrefix("held static TaskProbe.waiting"))
    #expect(
      try verdict("waiting").hasSuffix(
        "task 'waiting', suspended in static TaskProbe.wait(_:) \(frame)"))
  }

  @Test func tasksThatSleepOrRunAreHeldByThemselves() throws {
    for name in ["asleep", "running"] {
      #expect(try verdict(name).hasPrefix("held a task that is still running"))
      #expect(try verdict(name).hasSuffix("task '\(name)' \(frame)"))
    }
  }

  @Test func whoAwaitsATaskIsHeldWithIt() throws {
    #expect(try verdict("awaits a task").hasPrefix("held static TaskProbe.waiting"))
    #expect(
      try verdict("awaits a task").contains(
        "task 'other', suspended in static TaskProbe.wait(_:) is awaited by / task 'awaits a task'")
    )
  }

  @Test func whoAwaitsAGroupIsHeldWithTheChild() throws {
    #expect(try verdict("awaits a group").hasPrefix("held static TaskProbe.waiting"))
    #expect(try verdict("awaits a group").contains("is awaited by / task 'awaits a group'"))
  }

  @Test func childInAFrameIsLostWithItsParent() throws {
    #expect(try verdict("awaits a lost child").hasPrefix("abandoned"))
    #expect(try verdict("of a lost child").hasPrefix("abandoned"))
    #expect(try verdict("of a lost child").contains(" waits for its child / task of async let in "))
    #expect(
      try verdict("of a lost child").hasSuffix("frame of static TaskProbe.childThatIsLost()"))
  }

  @Test func resultBelongsToTheTaskThatHasEnded() throws {
    #expect(try verdict("result").hasPrefix("held static TaskProbe.ended"))
    #expect(try verdict("result").hasSuffix("task that has ended .value"))
  }

  @Test func taskOnAnExecutorOfTheProgramIsHeldByTheExecutor() throws {
    let verdict = try verdict("on a kept executor")
    #expect(verdict.hasPrefix("held static TaskProbe.executor"))
    #expect(verdict.hasSuffix("task 'on a kept executor', enqueued on ManualExecutor \(frame)"))
  }

  @Test func taskOnAnExecutorThatOnlyTheTaskKeepsIsLost() throws {
    let verdict = try verdict("on a lost executor")
    #expect(verdict.hasPrefix("abandoned"))
    #expect(verdict.contains("task 'on a lost executor', enqueued on ManualExecutor"))
  }

  @Test func poolIsAtRestWhenItHasNoTaskToRun() throws {
    #expect(try verdict("busy") == "true")
    #expect(try verdict("over") == "true")
  }
}
