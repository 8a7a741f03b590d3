internal import ReactiveCore

/// What a scenario's body can tell and ask for while it runs.
///
/// Every member may be called on any thread, also from a `deinit`.
public final class ScenarioScope: Sendable {
  private let recorder: Recorder

  init(recorder: Recorder) { self.recorder = recorder }

  /// Writes a line into the event log.
  public func log(_ text: String) { recorder.log(text) }

  // Not inlined: an object that is only used inside its function must not be seen as local to it and put
  // on the stack, where nothing is deallocated.
  /// Observes `object` from here on, without keeping it alive, and returns it.
  ///
  /// Its death appears in the event log at the moment it happens, under its label. A label that is taken
  /// is made unique: the second `cell` becomes `cell#2`. An object is tracked once: tracking it again
  /// changes nothing and leaves a note in the log.
  @inline(never)
  @discardableResult
  public func track<T: AnyObject>(_ object: T, _ label: String) -> T {
    recorder.track(object, label: label)
    return object
  }

  /// Turns the main virtual run loop, on this thread, until nothing is due while time stands still.
  ///
  /// Happens by itself once the body has ended.
  public func settle() { VirtualRunLoop.main.runUntilIdle() }

  /// Lets virtual time pass on the main virtual run loop, running on this thread what comes due.
  public func settle(by duration: Duration) { VirtualRunLoop.main.advance(by: duration) }
}
