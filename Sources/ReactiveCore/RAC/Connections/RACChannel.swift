/// Two terminals: what is sent to one comes out of the other.
///
/// ```
/// RACChannel ──strong──► leadingTerminal, followingTerminal
/// terminals  ──strong──► the leading and the following subject
/// leading    ──► subscribers[0] ──► … ──► following         ignoreValues: terminal events only
/// following  ──► subscribers[0] ──► … ──► leading           closes the ring
/// ```
///
/// The two subjects hold each other, and each itself through `ignoreValues`, until one of them
/// terminates. A channel that is dropped without a terminal event leaves that pair behind, with the last
/// value; the channel and its terminals go.
///
/// Values sent to the leading terminal are remembered for late subscribers of the following one, the last
/// of them only; the other direction remembers none. A terminal event goes both ways.
///
/// Source: ReactiveCocoa 2.5, `RACChannel`.
public final class RACChannel<Value>: @unchecked Sendable {
  /// The side of the model, whose value counts.
  public let leadingTerminal: RACChannelTerminal<Value>
  /// The side of the view; a subscriber is sent the latest value first.
  public let followingTerminal: RACChannelTerminal<Value>

  /// Creates a channel that no value has gone through.
  public init() {
    let leading = RACReplaySubject<Value>(capacity: 0)
    let following = RACReplaySubject<Value>(capacity: 1)
    leading.ignoreValues().subscribe(following)
    following.ignoreValues().subscribe(leading)
    leadingTerminal = RACChannelTerminal(values: leading, otherTerminal: following)
    followingTerminal = RACChannelTerminal(values: following, otherTerminal: leading)
  }
}
