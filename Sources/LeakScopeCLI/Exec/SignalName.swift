/// What signals are called.
enum SignalName {
  private static let names: [(name: String, number: Int32)] = [
    ("HUP", 1), ("INT", 2), ("QUIT", 3), ("ILL", 4), ("TRAP", 5), ("ABRT", 6), ("BUS", 7),
    ("FPE", 8), ("KILL", 9), ("USR1", 10), ("SEGV", 11), ("USR2", 12), ("PIPE", 13), ("ALRM", 14),
    ("TERM", 15), ("XCPU", 24), ("XFSZ", 25), ("WINCH", 28), ("IO", 29), ("SYS", 31),
  ]

  /// The signals that can ask for a look.
  static let asking = ["USR1", "USR2", "HUP", "WINCH"]

  /// The signals before whose work there is a look.
  static let interrupting: Set<Int32> = [2, 15]

  /// `SIGTERM`, or the number of a signal without a name.
  static func of(_ number: Int32) -> String {
    names.first { $0.number == number }.map { "SIG" + $0.name } ?? "signal \(number)"
  }

  /// The number of a signal that can ask for a look, by its name with or without `SIG`, in capitals or not.
  static func askingNumber(of text: String) -> Int32? {
    let capitals = text.uppercased()
    let name = capitals.hasPrefix("SIG") ? String(capitals.dropFirst(3)) : capitals
    guard asking.contains(name) else { return nil }
    return names.first { $0.name == name }?.number
  }
}
