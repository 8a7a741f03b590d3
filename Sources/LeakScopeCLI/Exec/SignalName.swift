/// What signals are called.
enum SignalName {
  private static let names: [(name: String, number: Int32)] = [
    ("HUP", 1), ("INT", 2), ("QUIT", 3), ("ILL", 4), ("TRAP", 5), ("ABRT", 6), ("BUS", 7),
    ("FPE", 8), ("KILL", 9), ("USR1", 10), ("SEGV", 11), ("USR2", 12), ("PIPE", 13), ("ALRM", 14),
    ("TERM", 15), ("XCPU", 24), ("XFSZ", 25), ("WINCH", 28), ("IO", 29), ("SYS", 31),
  ]

  /// The signals that can ask for a look.
  static let asking = ["USR1", "USR2", "HUP", "WINCH"]

  /// `SIGTERM`, or the number of a signal without a name.
  static func of(_ number: Int32) -> String {
    names.first { $0.number == number }.map { "SIG" + $0.name } ?? "signal \(number)"
  }

  /// The number of a signal, by its name without `SIG`.
  static func number(of name: String) -> Int32? { names.first { $0.name == name }?.number }
}
