#ifndef CLEAKHEAP_SNAPSHOT_SIGNAL_H
#define CLEAKHEAP_SNAPSHOT_SIGNAL_H

#include "SnapshotThreads.h"

#if LEAKHEAP_SUPPORTED

/// Makes the stop signal hold the threads that receive it, which are looked up in `threads`.
RECORDER_HIDDEN bool stop_signal_install(struct threads *threads);

/// Lets the held threads go, and gives the signal back to the program when none is under way any more. False
/// when a thread may still be looking at the list.
RECORDER_HIDDEN bool stop_signal_remove(bool all_arrived);

/// False when there is no such thread any more.
RECORDER_HIDDEN bool signal_thread(int id);
RECORDER_HIDDEN bool thread_exists(int id);

/// Waits while `*word` is `value`, for so many nanoseconds at most.
RECORDER_HIDDEN void futex_wait(_Atomic uint32_t *word, uint32_t value, uint64_t nanoseconds);

/// Wakes all that wait so.
RECORDER_HIDDEN void futex_wake(_Atomic uint32_t *word);

#endif
#endif
