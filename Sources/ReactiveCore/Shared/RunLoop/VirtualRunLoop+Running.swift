// One turn of a loop, in the order of Core Foundation's:
//
//   entry ─► before timers ─► before sources ─► sources ─► before waiting ─► (time passes) ─► after waiting
//            ▲                                                                                    │
//            └──────────────────────────── timers and blocks that are due ◄───────────────────────┘   … exit
//
// An autorelease pool is pushed at entry, drained and pushed again before waiting, and drained at exit.

extension VirtualRunLoop {
  /// Runs the loop in its default mode for as long as there is something to run for.
  ///
  /// It returns at once if the mode has neither timers nor sources, and when the last of them has gone. A
  /// repeating timer that nobody invalidates, or a source, keeps it running for ever.
  public func run() {
    while run(mode: .default, before: nil) {}
  }

  /// Runs the loop in its default mode until a moment, or as long as there is something to run for.
  ///
  /// - Parameter limit: The time at which it returns at the latest, in the time of ``now``.
  public func run(until limit: Duration) {
    while run(mode: .default, before: limit) && now < limit {}
  }

  /// Runs the loop in a mode until a source has been handled or a moment has come.
  ///
  /// A timer is no source: it may fire several times meanwhile. The call also returns when nothing is left
  /// in the mode.
  ///
  /// - Parameters:
  ///   - mode: The items of other modes wait.
  ///   - limit: The time at which it returns at the latest; nil is never.
  /// - Returns: False if the loop could not be started: the mode has neither timers nor sources, or is
  ///   ``Mode/common``, or the caller is on another thread than the loop's.
  @discardableResult
  public func run(mode: Mode, before limit: Duration?) -> Bool {
    guard mode != .common, belongsToCaller, !isEmpty(mode) else { return false }
    turning(in: mode) { turn in
      let polls = limit.map { $0 <= now } ?? false
      while true {
        turn.lookForTimersAndSources()
        let hasHandledSource = turn.handleOneSource()
        if hasHandledSource || polls {
          turn.runWhatIsDue()
          return
        }
        if isEmpty(mode) { return }
        turn.wait(until: [nextDeadline(mode), limit].compactMap(\.self).min())
        turn.runWhatIsDue()
        if isEmpty(mode) || limit.map({ $0 <= now }) ?? false { return }
      }
    }
    return true
  }

  /// Runs what is due at the present time, and what that makes due, while time stands still.
  ///
  /// Other threads have their turns meanwhile, until none of them has anything to do at this time.
  ///
  /// - Parameter mode: Timers of other modes wait.
  public func runUntilIdle(mode: Mode = .default) {
    pass(until: now, mode)
  }

  /// Lets time pass, running what comes due on the way, each at its own time.
  ///
  /// Other threads run as well. Unlike ``run(until:)`` it goes on when there is nothing to do.
  ///
  /// - Parameters:
  ///   - duration: How much time passes; a negative one traps.
  ///   - mode: Timers of other modes wait, and fire once, late, when their mode is run.
  public func advance(by duration: Duration, mode: Mode = .default) {
    precondition(duration >= .zero, "time cannot pass backwards (by \(duration))")
    pass(until: now + duration, mode)
  }

  private func pass(until end: Duration, _ mode: Mode) {
    turning(in: mode) { turn in
      while true {
        turn.lookForTimersAndSources()
        while turn.handleOneSource() {}
        let next = nextDeadline(mode).flatMap { $0 <= end ? $0 : nil }
        turn.wait(until: next ?? end, letsOthersFirst: next == nil)
        turn.runWhatIsDue(by: end)
        if now >= end, nextDeadline(mode).map({ $0 > end }) ?? true { return }
      }
    }
  }

  /// Whether the caller is on the thread of this loop.
  private var belongsToCaller: Bool {
    guard let thread else { return false }
    return thread.plays(VirtualThread.ofThisStack)
  }

  /// Enters and leaves a mode, as the loop's thread.
  private func turning(in mode: Mode, _ body: (VirtualRunLoopTurn) -> Void) {
    guard let thread else { return stay(in: mode, body) }
    thread.performAsCurrent { stay(in: mode, body) }
  }

  private func stay(in mode: Mode, _ body: (VirtualRunLoopTurn) -> Void) {
    let turn = VirtualRunLoopTurn(of: self, in: mode)
    inMode(mode) {
      turn.enter()
      body(turn)
      turn.leave()
    }
  }
}
