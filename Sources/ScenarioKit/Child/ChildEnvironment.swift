/// The environment of a child: every variable that leakscope reads or sets.
///
/// | variable | meaning |
/// |---|---|
/// | `LEAKSCOPE_CHILD` | the name of the scenario to run; set only in a child |
/// | `LEAKSCOPE_PARENT` | the process that started the child, which ends with it |
/// | `SWIFT_DETERMINISTIC_HASHING` | the same hash order in every run |
/// | `SWIFT_BACKTRACE` | no backtrace, which would be full of addresses |
/// | `TZ`, `LANG`, `LC_ALL`, `COLUMNS` | the same dates, words and widths on every machine |
enum ChildEnvironment {
  static let scenario = "LEAKSCOPE_CHILD"
  static let parent = "LEAKSCOPE_PARENT"

  /// The environment for a child that runs the scenario `name`: the parent's own, with what makes a run
  /// repeatable.
  static func variables(running name: String, inherited: [String]) -> [String] {
    let fixed = [
      scenario: name,
      parent: String(Platform.processID),
      "SWIFT_DETERMINISTIC_HASHING": "1",
      "SWIFT_BACKTRACE": "enable=no",
      "TZ": "UTC",
      "LANG": "C.UTF-8",
      "LC_ALL": "C.UTF-8",
      "COLUMNS": "80",
    ]
    let kept = inherited.filter { variable in
      fixed[String(variable.prefix { $0 != "=" })] == nil
    }
    return kept + fixed.map { "\($0.key)=\($0.value)" }.sorted()
  }
}
