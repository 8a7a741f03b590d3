extension ScenarioRunner {
  /// How many scenarios can run at a time with as many open files as the system allows this process; at least
  /// one, which then fails with ``RunnerError/tooManyOpenFiles(limit:)``.
  public static var mostAtATime: Int {
    max(1, 1 + (Platform.descriptorLimit - descriptorsForOne) / descriptorsForAnother)
  }

  /// So many open files are enough for one scenario at a time, those of the command line included.
  private static let descriptorsForOne = 24
  /// So many more are needed for each further one.
  private static let descriptorsForAnother = 8
}
