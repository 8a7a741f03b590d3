/// What a subscription holds, as far as a test can see it.
struct Survivors: OptionSet, CustomStringConvertible {
  let rawValue: Int

  /// The signal that the operator was applied to.
  static let source = Survivors(rawValue: 1)
  /// What the blocks given to the operator captured.
  static let operatorBlocks = Survivors(rawValue: 2)
  /// What the blocks given to the subscriber captured.
  static let subscriberBlocks = Survivors(rawValue: 4)

  var description: String {
    let names = [
      contains(.source) ? "source" : nil,
      contains(.operatorBlocks) ? "operator blocks" : nil,
      contains(.subscriberBlocks) ? "subscriber blocks" : nil,
    ].compactMap { $0 }
    return names.isEmpty ? "nothing" : names.joined(separator: ", ")
  }
}
