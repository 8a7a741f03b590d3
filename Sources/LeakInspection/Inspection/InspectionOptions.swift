/// How much an inspection is to find out.
public struct InspectionOptions: Sendable {
  /// How many rings are shown of an object.
  public var ringLimit = 3
  /// How many paths from roots are shown of a held object.
  public var pathLimit = 1
  /// How long an inspection may take.
  public var deadline = Duration.seconds(10)

  /// The usual: three rings, one path, ten seconds.
  public init() {}
}
