/// How long a child may take to read its memory, which is no part of the scenario's time.
enum InspectionDeadline {
  /// What the child allows for, unless the environment says otherwise.
  static let standard = Duration.seconds(30)
  /// After so long the parent gives up: later than any child that is not stuck.
  static let forParent = Duration.seconds(60)

  /// What a number of seconds in the environment asks for.
  static func duration(_ text: String?) -> Duration {
    guard let seconds = text.flatMap(Double.init), seconds >= 0, seconds <= 50 else {
      return standard
    }
    return .seconds(seconds)
  }
}
