/// The environment of a child: every variable that leakscope reads or sets.
///
/// | variable | meaning |
/// |---|---|
/// | `LEAKSCOPE_CHILD` | the name of the scenario to run; set only in a child |
/// | `LEAKSCOPE_RECORD` | record every block of the heap from the start; set only in a child |
/// | `LEAKSCOPE_DETAIL` | what to find out about survivors beyond the usual; set only in a child |
/// | `LEAKSCOPE_DEADLINE` | after how many seconds to give up reading memory; 10, unless it is set |
/// | `LEAKSCOPE_PARENT` | the process that started the child, which ends with it |
/// | `SWIFT_DETERMINISTIC_HASHING` | the same hash order in every run |
/// | `SWIFT_BACKTRACE` | no backtrace, which would be full of addresses |
/// | `TZ`, `LANG`, `LC_ALL`, `COLUMNS` | the same dates, words and widths on every machine |
/// | `ASAN_OPTIONS`, `TSAN_OPTIONS` | in a sanitizer's build a trap ends a run as in any other build |
enum ChildEnvironment {
  static let scenario = "LEAKSCOPE_CHILD"
  static let recording = "LEAKSCOPE_RECORD"
  static let detail = "LEAKSCOPE_DETAIL"
  static let deadline = "LEAKSCOPE_DEADLINE"
  static let parent = "LEAKSCOPE_PARENT"

  /// The environment for a child that runs the scenario `name`: the parent's own, with what makes a run
  /// repeatable.
  static func variables(
    running name: String, detail: InspectionDetail, inherited: [String]
  ) -> [String] {
    var fixed = [
      scenario: name,
      parent: String(Platform.processID),
      recording: "1",
      self.detail: String(detail.rawValue),
      "SWIFT_DETERMINISTIC_HASHING": "1",
      "SWIFT_BACKTRACE": "enable=no",
      "TZ": "UTC",
      "LANG": "C.UTF-8",
      "LC_ALL": "C.UTF-8",
      "COLUMNS": "80",
    ]
    for name in ["ASAN_OPTIONS", "TSAN_OPTIONS"] {
      let options = inherited.first { $0.hasPrefix("\(name)=") }?.dropFirst(name.count + 1)
      fixed[name] = "\(options ?? ""):\(sanitizerOptions)"
    }
    let kept = inherited.filter { variable in
      fixed[String(variable.prefix { $0 != "=" })] == nil
    }
    return kept + fixed.map { "\($0.key)=\($0.value)" }.sorted()
  }

  /// Signals are left to the system, and objects that scenarios leave behind are none of the sanitizer's
  /// business.
  private static let sanitizerOptions =
    ["segv", "sigbus", "sigill", "sigfpe", "sigtrap", "abort"].map { "handle_\($0)=0" }
    .joined(separator: ":") + ":detect_leaks=0"
}
