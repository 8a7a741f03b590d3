import LeakInspection
import LeakScopeTesting
import Testing

/// What becomes of a report in Swift Testing.
@Suite(.enabled(if: HeapInspection.obstacle == nil, "memory cannot be read in this build"))
struct BindingTests {
  @Test func leakIsAnIssueAtTheLineOfTheCallWithThePathAsItsMessage() {
    let line = #line + 2
    withKnownIssue {
      expectNoLeaks("of screens") { _ in Screen().appear() }
    } matching: { issue in
      let text = issue.comments.first?.rawValue ?? ""
      return issue.sourceLocation?.line == line
        && text.hasPrefix("of screens\n1 leak: Screen (cycle)")
        && text.contains(".action (closure #1 in Screen.appear())")
    }
  }

  @Test func leakOfAnAsynchronousBodyIsAnIssue() async {
    await withKnownIssue {
      await expectNoLeaks { _ in
        await Task.yield()
        Screen().appear()
      }
    } matching: {
      $0.comments.first?.rawValue.contains("1 leak: Screen (cycle)") == true
    }
  }

  @Test func nothingIsRecordedWithoutALeak() async {
    expectNoLeaks { _ in _ = Tidy() }
    await expectNoLeaks { _ in await Task.yield() }
  }

  @Test func errorOfTheBodyIsThrownOn() async {
    #expect(throws: Failure.self) { try expectNoLeaks { _ in throw Failure() } }
    await #expect(throws: Failure.self) {
      try await expectNoLeaks { _ in
        await Task.yield()
        throw Failure()
      }
    }
  }

  @Test func bodyThatThrowsIsLookedAtAsWell() throws {
    try withKnownIssue {
      try expectNoLeaks { _ in
        RingA.leak()
        throw Failure()
      }
    } matching: { issue in
      issue.error is Failure
        || issue.comments.first?.rawValue.contains("1 leak: RingA (cycle)") == true
    }
  }

  @Test func whatTheErrorHoldsIsNoLeak() {
    #expect(throws: Failure.self) {
      try expectNoLeaks { _ in throw Failure(object: Shelf()) }
    }
  }

  @Test func warningThatACheckCouldNotLookIsNoKnownIssue() async {
    // In a process of its own, so that the other tests keep their scopes.
    await #expect(processExitsWith: .success) {
      while AllocationScope() != nil {}
      withKnownIssue {
        withKnownIssue { expectNoLeaks { _ in RingA.leak() } }
      } matching: {
        if case .knownIssueNotRecorded = $0.kind { true } else { false }
      }
      withKnownIssue {
        withKnownIssue { expectNoGrowth { RingA.leak() } }
      } matching: {
        if case .knownIssueNotRecorded = $0.kind { true } else { false }
      }
      // A tracked object that is alive is known to be.
      withKnownIssue { expectNoLeaks { scope in scope.track(RingA.make()) } }
    }
  }

  @Test func growthIsAnIssue() {
    let shelf = Shelf()
    withKnownIssue {
      expectNoGrowth(iterations: 4) { shelf.objects.append(Tidy()) }
    } matching: {
      let text = $0.comments.first?.rawValue ?? ""
      return text.hasPrefix("1 type grows in each of 4 iterations: Tidy: 1 per iteration")
    }
  }

  /// An error with an object.
  // Unchecked: nobody changes the object.
  private struct Failure: Error, @unchecked Sendable {
    var object: AnyObject?
  }
}
