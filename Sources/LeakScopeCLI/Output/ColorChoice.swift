/// What was asked for on the command line concerning colour.
package enum ColorChoice: String, CaseIterable, Sendable {
  /// Colour where a terminal shows it and the environment does not object.
  case auto
  /// Colour in any case.
  case always
  /// No colour.
  case never
}
