// LeakScopeScenarios: a scenario executable of one's own.
//
//   import LeakScopeScenarios
//
//   @main struct Scenarios: ScenarioProgram {
//     static let scenarios: [Scenario] = [ … ]
//   }
//
// The one module that such a program imports: it brings what a scenario is made of, and the command line.

internal import LeakScopeCLI
@_exported public import ScenarioKit

/// A program that runs scenarios, with every command of leakscope.
///
/// Mark the type with `@main`; it needs nothing but its list.
public protocol ScenarioProgram {
  /// The scenarios, in the order in which `list` shows them.
  static var scenarios: [Scenario] { get }
}

extension ScenarioProgram {
  /// Is the whole program: runs a scenario if this process was started for one, else the command line.
  public static func main() {
    LeakscopeCommand.main(scenarios)
  }
}
