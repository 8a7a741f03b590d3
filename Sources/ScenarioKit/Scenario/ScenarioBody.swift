/// The program that a scenario runs.
public enum ScenarioBody: Sendable {
  /// Runs on the main thread.
  case synchronous(@Sendable (ScenarioScope) throws -> Void)
  /// Runs in a task of its own; the main thread serves the main queue and the main actor meanwhile.
  case asynchronous(@Sendable (ScenarioScope) async throws -> Void)
}
