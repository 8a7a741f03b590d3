#ifndef CLEAKHEAP_SNAPSHOT_STACK_H
#define CLEAKHEAP_SNAPSHOT_STACK_H

#include "SnapshotRegion.h"

#if LEAKHEAP_SUPPORTED

/// Describes the calling thread: from where on its stack is the program's, and which registers its program
/// relies on. `inner` is the start of a function that is running; its caller and everything inside is the
/// tool's, and the frame outside of those is the first that counts. In a process that is exiting it is the
/// frame that called `exit`. Takes the dynamic loader's lock.
RECORDER_HIDDEN void stack_describe_caller(
    const void *inner, struct leakheap_thread *thread, bool *main_has_ended);

#endif
#endif
