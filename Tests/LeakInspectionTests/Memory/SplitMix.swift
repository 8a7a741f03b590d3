/// Numbers that look random and are the same in every run.
struct SplitMix {
  var state: UInt64

  /// A number from 0 up to and not including a limit.
  mutating func next(below limit: UInt) -> UInt {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return UInt(mixed ^ (mixed >> 31)) % limit
  }
}
