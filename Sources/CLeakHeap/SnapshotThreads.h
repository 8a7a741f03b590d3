#ifndef CLEAKHEAP_SNAPSHOT_THREADS_H
#define CLEAKHEAP_SNAPSHOT_THREADS_H

#include "SnapshotRegion.h"

#if LEAKHEAP_SUPPORTED

/// What is remembered of a thread between two looks at it.
struct thread_watch {
  char place[224];  // the kernel's account of where it waits
  uint64_t turns;   // how often it was given a processor
  bool signalled;
  bool is_seized;  // by the tracer
  bool is_held;    // by it, with its registers known
  _Atomic bool answered;
};

struct tracing;

struct threads {
  struct leakheap_thread *list;  // the caller first
  struct thread_watch *watches;
  size_t count, capacity;
  _Atomic uint32_t answers;  // of the stopped ones
  uint32_t signalled;
  struct tracing *tracing;
  char *tracer_stack;
  int tracer;  // its process, 0 while there is none
  bool has_named_tracer;
};

/// Makes an empty list that holds only the calling thread. NULL when the region is full.
RECORDER_HIDDEN struct threads *threads_open(struct region *region);

/// Stops all other threads: those that wait in the kernel are left waiting, those that run are interrupted
/// by a signal and wait in its handler. Calls neither malloc nor anything that takes a lock.
RECORDER_HIDDEN enum leakheap_freeze_outcome threads_stop(struct threads *threads, int *detail);

/// Whether a thread that was waiting has run since.
RECORDER_HIDDEN bool threads_have_moved(struct threads *threads);

/// Lets all run again. False when a thread may still be looking at the list, which must then be kept.
RECORDER_HIDDEN bool threads_release(struct threads *threads);

#endif
#endif
