import ReactiveCore

// Display names of these tests begin with an id: S for a behaviour that the specs of the originals
// state, M for an outcome of a small program, D for a difference between 2.5 and later versions, and a
// number for a rule about who holds whom (1.x) or what comes when (2.x).

/// Runs a block as the main thread would: with a current scheduler.
///
/// Test threads have none, and there a cold signal would subscribe on a background queue.
@inline(never)
func asCurrent(_ block: () -> Void) {
  RACScheduler.mainThread.performAsCurrent(block)
}
