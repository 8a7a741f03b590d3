import LeakInspection
import LeakReporting

/// What `exec` was asked for.
struct ExecRequest {
  /// The program and its arguments.
  let words: [String]
  /// When to look besides at the end.
  var after: Duration?
  var every: Duration?
  var signal: Int32?
  /// What to find out.
  var survey = SurveyRequest()
  /// What to show besides leaks.
  var showsHeld = false
  var showsGrowth = false
  /// Whether programs are looked at that the program starts.
  var followsChildren = false
  var format = OutputFormat.text
  /// The file for the report; nil for standard error, `-` for standard output.
  var output: String?
  var known: [ProgramReport.KnownEntry] = []
  /// What the status says.
  var failsOnLeak = false
  var isStrict = false
  var isQuiet = false

  /// What the library inside the program is told, as lines of `key=value`: whom to talk to, when to look and what
  /// to find out.
  func text(socket: String, runtime: String?) -> String {
    var lines = ["socket=" + socket, "command=\(Platform.processNumber)", "end=1"]
    if let runtime { lines.append("runtime=" + runtime) }
    if let after { lines.append("after=\(after.wholeNanoseconds)") }
    if let every { lines.append("every=\(every.wholeNanoseconds)") }
    if let signal { lines.append("signal=\(signal)") }
    if followsChildren { lines.append("follow=1") }
    return lines.map { $0 + "\n" }.joined() + survey.text
  }
}

extension Duration {
  fileprivate var wholeNanoseconds: Int64 {
    components.seconds * 1_000_000_000 + components.attoseconds / 1_000_000_000
  }
}
