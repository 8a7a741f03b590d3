public import ScenarioKit

extension LeakscopeCommand {
  /// Is the whole program: runs a scenario if this process was started for one, else the command line.
  ///
  /// It belongs into the first line of an executable, before anything else happens.
  ///
  /// - Parameter scenarios: The catalog in reading order.
  public static func main(_ scenarios: [Scenario]) -> Never {
    ScenarioChild.runIfRequested(from: scenarios)
    let arguments = Array(CommandLine.arguments.dropFirst())
    let path = CommandLine.arguments.first
    let status = run(
      arguments: arguments, scenarios: scenarios, program: name(ofProgramAt: path),
      call: call(ofProgramAt: path))
    Platform.exit(status)
  }
}
