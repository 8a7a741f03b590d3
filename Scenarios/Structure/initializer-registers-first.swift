import ScenarioKit

/// Devices that are connected.
private enum Devices {
  // Used by one thread.
  nonisolated(unsafe) static var all: [Device] = []
}

/// What a device sends and receives through.
private final class Channel {}

/// A device; fails to be one if it does not answer.
private final class Device {
  let channel: Channel

  init?(answers: Bool, _ scope: ScenarioScope) {
    channel = scope.track(Channel(), "channel")
    scope.track(self, "device")
    Devices.all.append(self)
    guard answers else { return nil }
  }
}

extension Scenario {
  /// An initialiser that hands out self and then fails.
  ///
  /// ```
  /// static Devices.all ─► [0] ─► device ─► channel
  /// ```
  static let initializerRegistersFirst = Scenario(
    name: "initializer-registers-first",
    family: .structure,
    summary: "an initialiser that has registered self returns nil",
    question: "The initialiser has failed and its caller has nil. Is there a device?",
    lesson: """
      There is, and the registry has it. `return nil` in a class releases the object that was being made;
      if it is complete, and somebody else has a reference to it, it lives on. Nobody but the registry
      knows of it, and nobody will take it out: who asked for the device believes there is none. No
      reference here should be weak; it is the order of the lines.
      """,
    declares: .leaks,
    fixedBy: "initializer-registers-last",
    remedy: "register self at the end of the initialiser, after all that can fail"
  ) { scope in
    let device = Device(answers: false, scope)
    scope.log(device == nil ? "there is no device" : "there is a device")
    scope.log("registered = \(Devices.all.count)")
  }
}
