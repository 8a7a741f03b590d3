import LeakChecking
import LeakInspection
import Testing

/// The object that a leak is named after, and what the report proposes to cut.
@Suite(.enabled(if: HeapInspection.obstacle == nil, "memory cannot be read in this build"))
struct NamingTests {
  @Test func ringIsNamedAfterAnObjectOfTheCallerThoughALibrarysComesFirstInTheAlphabet() {
    let report = checkLeaks(modules: ["LeakInspection", "LeakCheckingTests"]) { _ in
      Self.leakThroughALibrary()
    }
    #expect(report.leaks.map(\.summary) == ["Shelf (cycle)"], "\(report)")
    #expect(report.leaks.first?.explanation.contains("ObjectTracker#1") == true)
  }

  @Test func ringOfALibraryAloneIsNamedAfterIt() {
    let report = checkLeaks(modules: ["LeakInspection"]) { _ in Self.leakThroughALibrary() }
    #expect(report.leaks.count == 1 && report.leaks.first?.type != "Shelf", "\(report)")
  }

  @Test func onlyRingSaysWhatToCut() {
    let report = checkLeaks { _ in Screen().appear() }
    #expect(
      report.leaks.first?.explanation.contains(
        "\n      cutting this frees it: Screen#1.action (closure #1 in Screen.appear())\n") == true,
      "\(report)")
  }

  @Test func controlCharactersInALabelReachNoTerminal() {
    let report = checkLeaks { scope in
      scope.track(Screen(), "a\n\u{1B}[31mb").appear()
    }
    #expect(report.leaks.map(\.summary) == ["Screen \"a\\n\\u{1B}[31mb\" (cycle)"])
    #expect(!report.description.contains("\u{1B}"))
  }

  @Test func tasksThatRunDifferentCodeAreDifferentLeaks() async {
    let report = await checkLeaks { _ in
      Self.waitForEver(with: Screen())
      Self.waitForEverToo(with: Shelf())
      await Task.yield()
    }
    let explanations = report.leaks.map(\.explanation).joined(separator: "\n")
    #expect(report.leaks.count == 2, "\(report)")
    #expect(explanations.contains("in static NamingTests.waitForEver(with:)"), "\(report)")
    #expect(explanations.contains("in static NamingTests.waitForEverToo(with:)"), "\(report)")
  }

  private static func waitForEver(with screen: sending Screen) {
    Task {
      await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
      screen.appear()
    }
  }

  private static func waitForEverToo(with shelf: sending Shelf) {
    Task {
      await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
      shelf.objects = []
    }
  }

  // Not inlined, so that the objects are on no stack of a caller.
  @inline(never)
  private static func leakThroughALibrary() {
    let shelf = Shelf()
    // Unchecked: the tracker tracks nothing, and never calls it.
    nonisolated(unsafe) let unchecked = shelf
    shelf.objects = [ObjectTracker { _ in _ = unchecked }]
  }
}
