// ScenarioCatalog: the programs that leakscope explains, one file each.
//
//   Catalog.scenarios ─► Scenario ─► its body ─► ScenarioScope      what a body may do: log, track, settle
//
// `RAC/` follows two articles on ReactiveCocoa 2.5, `Rx/` one on RxSwift's disposal, and `Timers/`, `RunLoops/` and
// `Autorelease/` one on run loops. `Closures/` and `Structure/` are about the language alone, `Tasks/` and `Streams/`
// about its concurrency, `Observation/` about its observable models, `Foundation/` and `Dispatch/` about what those
// libraries keep. What a scenario is meant to print stands in `Expected/` beside it.

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

    // What grows with the number of events.
    .delayGrows,
    .delayCompleted,
    .replayUnlimited,
    .replayAutoconnected,
    .testScheduleGrows,
    .testScheduleDisposed,

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

    // What disposing does, and in which order.
    .disposeByHand,
    .disposeCompleted,
    .disposeError,
    .disposeTwice,
    .disposeWhileSending,
    .disposeBeforeSet,
    .disposeEachOther,
    .disposeSubscribedAgain,
    .disposeOrder,
    .disposeCompositeKey,
    .disposeSerialSwap,

    // Bags.
    .disposeBagScopeEnd,
    .disposeBagNil,
    .disposeBagReplaced,
    .disposeBagInsertLate,

    // What keeps a subscription, and what it keeps.
    .disposeResultDropped,
    .disposeResultKept,
    .disposeSelfInOwnBag,
    .disposeWeakSelf,
    .disposeSubscribeWith,
    .disposeMethodReference,
    .disposeMethodReferenceWeak,
    .disposeNestedWeak,
    .disposeNestedWeakOuter,
    .disposeInnerEndless,
    .disposeInnerEnds,
    .disposeOnDisposed,
    .disposeOnDisposedWeak,
    .disposeDefinition,
    .disposeDefinitionWeak,
    .disposeEndlessSubject,
    .disposeCompletedSubject,
    .disposeBehaviorCompleted,
    .disposeBehaviorOperator,
    .disposeReplayValues,
    .disposeReplayLimited,
    .disposeSubjectSilently,
    .disposeDuringDelivery,
    .disposeDeliveryOrder,

    // Sharing, connecting and time.
    .disposeShareZero,
    .disposeConnectionDropped,
    .disposeConnectionDisposed,
    .disposeInterval,
    .disposeIntervalDisposed,
    .disposeTriggerCompleted,
    .disposeTriggerSends,
    .disposeDeadObserver,
    .disposeDeadObserverBag,
    .disposeUnretainedReplay,
    .disposeReplayUnretained,
    .disposeRelaysBound,
    .disposeRelaysInBag,
    .disposeTwoOwners,
    .disposeTwoOwnersWeak,
    .disposeBagShells,
    .disposeBagShellsRemoved,
    .disposeBagReachesLaterEntry,
    .disposeObserverStashed,
    .disposeObserverForgotten,
    .disposeInnerForgotten,
    .disposeInnerReturned,
    .disposeShareStashed,
    .disposeShareCleared,
    .disposeRetryEndless,

    // Timers and their targets.
    .timerHeldTarget,
    .timerWeakProxy,
    .timerStrongProperty,
    .timerInvalidatedOnDisappear,
    .timerStoppedWhileCovered,
    .timerRemovedStillHeld,
    .timerRemovedFromLoop,
    .timerCommonModes,
    .timerCommonModesProxy,
    .weakProxyTargetGone,
    .weakProxyForwarding,
    .timerDisplayLink,
    .timerDisplayLinkProxy,
    .timerDisplayLinkClock,
    .timerDispatchSource,
    .timerDispatchSourceWeak,

    // Run loops: their modes, their threads, and how exact they are.
    .runLoopDefaultMode,
    .runLoopCommonModes,
    .runLoopNeverRun,
    .runLoopRunForever,
    .runLoopLastTimerInvalidated,
    .runLoopRunUntil,
    .runLoopMissedFires,
    .runLoopPrecision,

    // What autorelease pools keep, and when they are drained.
    .autoreleaseLoop,
    .autoreleaseInnerPool,
    .autoreleaseRunLoopTurn,
    .autoreleaseNoPool,
    .autoreleaseOwnPool,

    // What closures capture.
    .closureLazyVar,
    .closureLazyVarUnowned,
    .closureMethodReference,
    .closureMethodReferenceWeak,
    .closureNestedWeak,
    .closureNestedWeakOuter,
    .closureStrongInsideWeak,
    .closureWeakThroughout,
    .closureEnumPayload,
    .closureEnumPayloadReset,
    .closurePromiseDropped,
    .closurePromiseKept,

    // Objects that refer to one another, and places that live long.
    .delegateStrong,
    .delegateWeak,
    .assignToSelf,
    .assignToSelfWeak,
    .anyInStorage,
    .anyInStorageWeak,
    .staticCache,
    .staticCacheWeak,
    .threadLocalKept,
    .threadLocalReset,
    .threadLocalOverRetain,
    .threadLocalReleased,

    // What Foundation keeps.
    .foundationTimerRunLoop,
    .foundationTimerRunLoopWeak,
    .foundationTimerInvalidated,
    .foundationTimerInvalidatedWeak,
    .foundationTimerOneShot,
    .foundationTimerOneShotWeak,
    .foundationTimerNeverScheduled,
    .foundationTimerNeverScheduledWeak,
    .notificationBlockObserver,
    .notificationBlockObserverRemoved,
    .operationCompletionBlock,
    .operationCompletionBlockWeak,
    .threadDictionary,
    .threadDictionaryRemoved,

    // What Dispatch keeps.
    .dispatchWorkItem,
    .dispatchWorkItemWeak,
    .dispatchSourceHandler,
    .dispatchSourceHandlerWeak,
    .dispatchAfter,
    .dispatchAfterWeak,
    .dispatchSuspendedQueue,
    .dispatchSuspendedQueueResumed,

    // Tasks, and what is in their frames.
    .taskDroppedContinuation,
    .taskResumedContinuation,
    .taskChildNeverResumed,
    .taskChildResumed,
    .actorEndlessTask,
    .actorWeakTask,
    .taskStoredOnSelf,
    .taskStoredWeak,
    .taskWeakSelfMethod,
    .taskWeakSelfLoop,
    .continuationNeverResumed,
    .continuationCancelled,
    .continuationOverwritten,
    .continuationList,
    .taskGroupUnread,
    .taskGroupDiscarding,
    .taskLocalCopied,
    .taskLocalDetached,
    .taskCancelNotForwarded,
    .taskCancelForwarded,
    .taskDetachedOutlives,
    .taskDetachedCancelled,

    // Streams, and who has their continuations.
    .streamEndlessLoop,
    .streamLoopWeakSelf,
    .streamRegisteredContinuation,
    .streamRemovedContinuation,
    .streamOnTermination,
    .streamOnTerminationWeak,
    .streamStoppedEarly,
    .streamStoppedAndDropped,
    .streamUnbounded,
    .streamBounded,
    .streamAndTask,
    .streamAndTaskWeak,

    // Observation, and what waits for a change.
    .observationRearmed,
    .observationRearmedWeak,
    .observationOwnModel,
    .observationOwnModelWeak,
    .observationsTask,
    .observationsTaskWeak,
    .observationsDeadModel,
    .observationsDeadModelCancelled,
  ]
}
