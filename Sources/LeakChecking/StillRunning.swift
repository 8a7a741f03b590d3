/// Something that was still running when a scope was looked at.
public struct StillRunning: Sendable, Hashable, CustomStringConvertible {
  /// A task by its name or function, a queue by its label, or a run loop.
  public let name: String
  /// How long it was waited for; nil if nothing depended on it, so that nobody waited.
  public let waited: Duration?

  /// `still running after 5 seconds: task in load()`.
  public var description: String {
    "still running" + (waited.map { " after \(Self.words(for: $0))" } ?? "") + ": \(name)"
  }

  private static func words(for duration: Duration) -> String {
    let milliseconds = Int((duration / .milliseconds(1)).rounded())
    switch milliseconds {
    case 1_000: return "1 second"
    case 1_000... where milliseconds % 1_000 == 0: return "\(milliseconds / 1_000) seconds"
    case 1_000...:
      let tenths = (milliseconds + 50) / 100
      return "\(tenths / 10).\(tenths % 10) seconds"
    case 1: return "1 millisecond"
    default: return "\(milliseconds) milliseconds"
    }
  }
}

extension [StillRunning] {
  /// Adds what was seen running by who looked, unless somebody has waited for it before.
  mutating func add(seen names: [String], waited: Duration?) {
    var told = map(\.name)
    for name in names {
      if let place = told.firstIndex(of: name) {
        told.remove(at: place)
      } else {
        append(StillRunning(name: name, waited: waited))
      }
    }
  }
}
