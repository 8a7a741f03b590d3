/// How much an inspection is to find out.
public struct InspectionOptions: Sendable {
  /// How many rings are shown of an object.
  public var ringLimit = 3
  /// How many paths from roots are shown of a held object.
  public var pathLimit = 1
  /// Whether the references to an object are listed that do not keep it.
  public var listsNonOwningReferences = false
  /// How many leaks are explained of which nobody tracked an object.
  public var leakLimit = 64
  /// The modules that count as libraries besides the toolchain's: what they leave to live is not listed.
  public var libraryModules: Set<String> = []
  /// How long an inspection may take.
  public var deadline = Duration.seconds(10)

  /// The usual: three rings, one path, ten seconds.
  public init() {}
}
