/// Whether operators name the signals they make.
///
/// As in the original, that is so only while the environment variable `RAC_DEBUG_SIGNAL_NAMES` is
/// set: a name per signal costs time and memory.
public enum RACSignalNames {
  /// Whether names are made; read from the environment once per process.
  public static let areEnabled = Platform.environment("RAC_DEBUG_SIGNAL_NAMES") != nil
}

extension RACSignal {
  /// Names the signal and returns it, for use at the end of a chain.
  ///
  /// - Parameter name: Kept by the signal until it is named again.
  /// - Returns: The signal itself.
  @discardableResult
  public func setName(_ name: String) -> Self {
    self.name = name
    return self
  }

  /// Names a signal made by an operator, if names are wanted.
  func named(_ name: @autoclosure () -> String) -> Self {
    RACSignalNames.areEnabled ? setName(name()) : self
  }
}
