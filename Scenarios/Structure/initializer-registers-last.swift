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
    guard answers else { return nil }
    Devices.all.append(self)
  }
}

extension Scenario {
  /// An initialiser that hands out self when nothing can fail any more.
  ///
  /// ```
  /// device ─► channel
  /// ```
  static let initializerRegistersLast = Scenario(
    name: "initializer-registers-last",
    family: .structure,
    summary: "an initialiser registers self when it can no longer fail",
    question: "The device is complete when its initialiser fails. Does its deinit run?",
    lesson: """
      It does: with all properties set, an object is one, and `return nil` releases its only reference.
      What `deinit` undoes must have been done by then, or it must be able to tell. An initialiser that
      throws behaves the same.
      """,
    declares: .clean,
    fixes: "initializer-registers-first"
  ) { scope in
    let device = Device(answers: false, scope)
    scope.log(device == nil ? "there is no device" : "there is a device")
    scope.log("registered = \(Devices.all.count)")
  }
}
