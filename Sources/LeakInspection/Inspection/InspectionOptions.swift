/// How much an inspection is to find out.
public struct InspectionOptions: Sendable {
  /// How many rings are shown of an object.
  public var ringLimit = 3
  /// How many paths from roots are shown of a held object.
  public var pathLimit = 1
  /// How many references of a path or ring are told; of a longer one the middle is left out.
  public var stepLimit = 1000
  /// How many of the smallest sets of references are looked for without which an object would not be kept.
  public var cutLimit = 0
  /// Whether the references to an object are listed that do not keep it.
  public var listsNonOwningReferences = false
  /// How many leaks are explained of which nobody tracked an object.
  public var leakLimit = 64
  /// The modules that count as libraries besides the toolchain's: what they leave to live is not listed.
  public var libraryModules: Set<String> = []
  /// How long to look again while something is held by what a thread was just doing.
  public var patience = Duration.milliseconds(500)
  /// How long an inspection may take; on a busy machine a short one waits for its turn.
  public var deadline = Duration.seconds(60)

  /// The usual: three rings, one path, half a second of patience, a minute.
  public init() {}
}
