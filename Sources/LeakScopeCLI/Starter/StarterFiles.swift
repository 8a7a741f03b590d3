/// The files that `init` writes into a package: a program with a scenario that leaks and one that does not.
package enum StarterFiles {
  /// A file by its path from the folder of the target, and what is in it.
  package typealias File = (path: String, text: String)

  /// All of them, for a target with this name.
  package static func all(for target: String) -> [File] {
    [
      ("Scenarios.swift", program(target)),
      ("screen-ring.swift", ring),
      ("screen-weak.swift", weak),
      ("Expected/screen-ring.txt", expectedRing),
      ("Expected/screen-weak.txt", expectedWeak),
    ]
  }

  private static func program(_ target: String) -> String {
    """
    import LeakScopeScenarios

    // swift run \(target) list                   the scenarios
    // swift run \(target) run screen-ring        run one, and see what survives and why
    // swift run \(target) diff                   compare all with what is recorded in Expected/
    // swift run \(target) record screen-ring     record what a run shows now

    @main
    struct Scenarios: ScenarioProgram {
      static let scenarios: [Scenario] = [
        .screenRing,
        .screenWeak,
      ]
    }

    extension ScenarioFamily {
      static let screens = ScenarioFamily("Screens")
    }

    """
  }

  private static let ring = """
    import LeakScopeScenarios

    /// A screen that is told when somebody taps a button; a class of the package can take its place.
    private final class Screen {
      private var onTap: (() -> Void)?
      private var taps = 0

      func load() { onTap = { self.taps += 1 } }
      func tap() { onTap?() }
    }

    extension Scenario {
      /// ```
      /// screen ─► onTap ─► closure ─► screen
      /// ```
      static let screenRing = Scenario(
        name: "screen-ring",
        family: .screens,
        summary: "a screen stores a closure that uses it",
        question: "Nobody uses the screen any more. Why is it still there?",
        lesson: \"""
          The closure captures self strongly, and self stores the closure: each keeps the other. Letting go of the
          screen takes away one of its two references; the other one is the closure's.
          \""",
        declares: .leaks,
        fixedBy: "screen-weak",
        remedy: "capture self weakly"
      ) { scope in
        let screen = scope.track(Screen(), "screen")
        screen.load()
        screen.tap()
        scope.log("tapped")
      }
    }

    """

  private static let weak = """
    import LeakScopeScenarios

    /// A screen that is told when somebody taps a button, and can go.
    private final class Screen {
      private var onTap: (() -> Void)?
      private var taps = 0

      func load() { onTap = { [weak self] in self?.taps += 1 } }
      func tap() { onTap?() }
    }

    extension Scenario {
      /// ```
      /// screen ─► onTap ─► closure ┄┄► screen
      /// ```
      static let screenWeak = Scenario(
        name: "screen-weak",
        family: .screens,
        summary: "a screen stores a closure that refers to it weakly",
        question: "The screen stores the closure as before. What is different?",
        lesson: \"""
          A weak reference does not keep what it refers to. The screen goes with its last strong reference, and
          takes the closure with it.
          \""",
        declares: .clean,
        fixes: "screen-ring",
        remedy: "the closure captures self weakly"
      ) { scope in
        let screen = scope.track(Screen(), "screen")
        screen.load()
        screen.tap()
        scope.log("tapped")
        // Here, not where an optimised build last needs it.
        scope.letGo(consume screen)
      }
    }

    """

  private static let expectedRing = """
    leakscope expectation 1
    screen-ring   a screen stores a closure that uses it           Screens · declared: leaks

    Events
       1  tapped
       2  ─ scenario ended

    Objects                                           1 tracked: 0 deinitialized, 1 survived
       ✗   screen   Screen   survived   cycle

    Why
       cycle: "screen" is on a ring:
          Screen "screen"
             .onTap (closure #1 in Screen.load())   → "screen"   closes the cycle
          strong count 1 = 1 reference found

    Untracked                                                                     0 survived
       none

    Fix
       capture self weakly
       see: leakscope show screen-weak
       compare: leakscope compare screen-ring

    As declared: something was to survive, and the tracked object survived.
    end

    """
  private static let expectedWeak = """
    leakscope expectation 1
    screen-weak   a screen stores a closure that refers to it weakly   Screens · declared: clean

    Events
       1  tapped
       2  ✓ screen deinitialized
       3  ─ scenario ended

    Objects                                           1 tracked: 1 deinitialized, 0 survived
       ✓   screen   Screen   deinitialized   after event 1

    Why
       Nothing survived, so nothing needs explaining.

    Untracked                                                                     0 survived
       none

    Fix
       the closure captures self weakly
       this scenario repairs screen-ring
       see: leakscope show screen-ring
       compare: leakscope compare screen-weak

    As declared: nothing was to survive, and the tracked object deinitialized.
    end

    """
}
