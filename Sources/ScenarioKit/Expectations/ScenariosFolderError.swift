/// Something is missing in a folder of scenarios, or cannot be changed there.
public enum ScenariosFolderError: Error, Equatable {
  /// There is no folder at the `path` that was asked for.
  case noSuchFolder(path: String)
  /// In the folder at the `path` that was asked for is the source of no scenario of the catalog, whose
  /// first one is `expected` there.
  case noScenarios(path: String, expected: String?)
  /// No folder was asked for, and there is none called `name` at or above the working directory, nor the one
  /// that the program was compiled from; but those that were `passedOver`, because there is no scenario of
  /// the catalog in them, whose first one is `expected` there.
  case noFolderFound(name: String?, passedOver: [String], expected: String?)
  /// The source of `scenario` is not at `path`, or cannot be read for `reason`.
  case cannotReadSource(scenario: String, path: String, reason: String)
  /// The contents of the folder at `path` cannot be listed.
  case cannotList(path: String, reason: String)
  /// The file at `path` cannot be written. What was there before is still there.
  case cannotWrite(path: String, reason: String)
}
