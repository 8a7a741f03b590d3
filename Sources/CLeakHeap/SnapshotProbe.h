#ifndef CLEAKHEAP_SNAPSHOT_PROBE_H
#define CLEAKHEAP_SNAPSHOT_PROBE_H

#include "SnapshotThreads.h"

#if LEAKHEAP_SUPPORTED

enum probe {
  probe_unchanged,  // it waits, and has waited since the last look
  probe_elsewhere,  // it waits, but has run since the last look
  probe_running,
  probe_gone,
};

/// Looks where a thread is, without touching it.
RECORDER_HIDDEN enum probe probe_thread(
    struct leakheap_thread *thread, struct thread_watch *watch);

#endif
#endif
