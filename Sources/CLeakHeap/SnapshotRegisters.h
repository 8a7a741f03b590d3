#ifndef CLEAKHEAP_SNAPSHOT_REGISTERS_H
#define CLEAKHEAP_SNAPSHOT_REGISTERS_H

#include "SnapshotThreads.h"

#if LEAKHEAP_SUPPORTED

/// Makes room for what is needed. False when the region is full.
RECORDER_HIDDEN bool registers_open(struct threads *threads, struct region *region);

/// Holds the threads that wait in the kernel, and finds out what is in their registers. Those of which that cannot
/// be done are left waiting, with the registers that are known. Calls neither malloc nor anything that takes a lock.
RECORDER_HIDDEN void registers_hold(struct threads *threads);

/// Lets the threads wait again. To be called before anything that waits for one of them.
RECORDER_HIDDEN void registers_release(struct threads *threads);

#endif
#endif
