extension VirtualTimer {
  /// Creates a timer and adds it to a run loop, in its default mode.
  ///
  /// - Parameters:
  ///   - timeInterval: The time between two firings, and before the first.
  ///   - target: Whose method is called; held strongly until ``invalidate()``.
  ///   - action: A method of the target's type, `Screen.tick`.
  ///   - repeats: Whether the timer goes on after it has fired.
  ///   - runLoop: What holds the timer from now on.
  /// - Returns: The timer, which needs no other owner.
  @discardableResult
  public static func scheduledTimer<Target: AnyObject>(
    timeInterval: Duration,
    target: Target,
    action: @escaping (Target) -> (_ timer: VirtualTimer) -> Void,
    repeats: Bool,
    on runLoop: VirtualRunLoop = .main
  ) -> VirtualTimer {
    let timer = VirtualTimer(
      timeInterval: timeInterval, target: target, action: action, repeats: repeats)
    runLoop.add(timer, forMode: .default)
    return timer
  }

  /// Creates a timer for the target of a weak proxy and adds it to a run loop, in its default mode.
  ///
  /// It reads like the timer of the target itself, and holds the proxy instead.
  ///
  /// - Parameters:
  ///   - timeInterval: The time between two firings, and before the first.
  ///   - target: Forwards to the object whose method is called; held strongly until ``invalidate()``.
  ///   - action: A method of the type behind the proxy, `Screen.tick`.
  ///   - repeats: Whether the timer goes on after it has fired.
  ///   - runLoop: What holds the timer from now on.
  /// - Returns: The timer, which needs no other owner.
  @discardableResult
  public static func scheduledTimer<Target: AnyObject>(
    timeInterval: Duration,
    target: WeakProxy<Target>,
    action: @escaping (Target) -> (_ timer: VirtualTimer) -> Void,
    repeats: Bool,
    on runLoop: VirtualRunLoop = .main
  ) -> VirtualTimer {
    scheduledTimer(
      timeInterval: timeInterval, target: target, action: WeakProxy.forwarding(action),
      repeats: repeats, on: runLoop)
  }
}
