// ScenarioCatalog: the programs that leakscope explains, one file each.
//
//   Catalog.scenarios ─► Scenario ─► its body ─► ScenarioScope      what a body may do: log, track, settle
//
// `RAC/` follows two articles on ReactiveCocoa 2.5, `Timers/` one on run loops; `Tasks/` and `Streams/` are
// about Swift's concurrency. What a scenario is meant to print stands in `Expected/` beside it.

public import ScenarioKit

/// The scenarios in reading order: each can be understood with those before it.
public enum Catalog {
  /// Every scenario; the first one is the place to start.
  public static let scenarios: [Scenario] = [
    // A subject, an operator, and what ends the ring between them.
    .subjectMap,
    .subjectMapCompleted,
    .subjectMapError,
    .subjectMapDisposed,
    .subject,
    .signalMap,
    .coldSignalAndSubject,

    // The other operators.
    .subjectFilter,
    .subjectFilterCompleted,
    .subjectMerge,
    .subjectMergeCompleted,
    .subjectFlattenMap,
    .subjectFlattenMapCompleted,
    .subjectCombineLatest,
    .subjectCombineLatestCompleted,

    // A subject in disguise.
    .replay,
    .replayCompleted,
    .replayError,
    .replayDisposed,

    // Observing properties.
    .racobserveSelfCapture,
    .racobserveSelfCaptureWritten,
    .racobserveNeverSubscribed,
    .racobserveWeakSelf,
    .racobserveOwnPath,
    .racobserveOwnProperty,
    .racobserveOtherObject,

    // What a subscription is, from its beginning to its cleanup.
    .subscriptionValues,
    .subscriptionError,
    .subscriptionCompleted,
    .subscriptionNoDisposable,
    .subscriberDropped,
    .compoundTree,
    .producerKeepsSubscriber,
    .producerKeepsSubscriberCompleted,
    .notificationObserver,
    .notificationObserverRemoved,

    // Timers and their targets.
    .timerHeldTarget,
    .timerWeakProxy,

    // Tasks, and what is in their frames.
    .taskDroppedContinuation,
    .taskResumedContinuation,
    .taskChildNeverResumed,
    .taskChildResumed,
    .actorEndlessTask,
    .actorWeakTask,

    // Streams, and who has their continuations.
    .streamEndlessLoop,
    .streamLoopWeakSelf,
    .streamRegisteredContinuation,
    .streamRemovedContinuation,
  ]
}
