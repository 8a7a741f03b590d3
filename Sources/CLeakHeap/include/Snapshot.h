#ifndef CLEAKHEAP_SNAPSHOT_H
#define CLEAKHEAP_SNAPSHOT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "Support.h"

// A snapshot is a forked copy of this process, made while no other thread ran. In the copy one thread exists,
// nothing changes, allocations come from an arena of its own, and a fault ends the copy and not the program.

/// What is mapped at an address range, as the kernel tells it.
struct leakheap_mapping {
  uintptr_t start, end;
  bool readable, writable, executable;
  bool anonymous;  // private memory without a file: heaps and stacks
  bool own;        // the record, the snapshot or the arena: nothing of the program's
};

struct leakheap_segment {
  uintptr_t start, end;
  bool writable, executable;
};

/// An executable or library in this process.
struct leakheap_image {
  const char *path;
  uintptr_t base;  // what its own addresses are relative to
  const struct leakheap_segment *segments;
  size_t segment_count;
  size_t tls_distance;  // its thread-local block begins so far below each thread pointer; 0: it has none
};

enum leakheap_thread_state {
  leakheap_thread_caller,   // took the snapshot
  leakheap_thread_blocked,  // waited in the kernel; its registers are known in part, or all if it could be traced
  leakheap_thread_stopped,  // was running, and was stopped
  leakheap_thread_gone,     // ended meanwhile, or has no stack
};

enum { leakheap_register_count = 16 };

struct leakheap_thread {
  int id;
  bool is_main;
  enum leakheap_thread_state state;
  uintptr_t stack_pointer;    // live words begin here
  uintptr_t program_counter;  // 0 for the caller
  uintptr_t thread_pointer;   // 0 when not known
  size_t register_count;
  uintptr_t registers[leakheap_register_count];  // those that may hold references, without stack pointer
};

struct leakheap_snapshot {
  const struct leakheap_mapping *mappings;
  size_t mapping_count;
  const struct leakheap_image *images;
  size_t image_count;
  const struct leakheap_thread *threads;
  size_t thread_count;
  // When the main thread took the snapshot: whether `main` had returned or the process was exiting.
  bool main_has_ended;
};

enum leakheap_freeze_outcome {
  leakheap_freeze_parent,  // the copy runs
  leakheap_freeze_copy,    // this is the copy
  leakheap_freeze_unsupported,
  leakheap_freeze_no_memory,
  leakheap_freeze_no_proc,        // /proc is not there to be read
  leakheap_freeze_unstoppable,    // a thread could not be stopped: `detail` is their number
  leakheap_freeze_system,         // a system call failed: `detail` is its error
};

/// The copy, as its parent knows it.
struct leakheap_copy {
  int process;
  int pipe;
  int detail;
  uint64_t pause;  // nanoseconds that the other threads stood still, at most
};

/// Makes a copy of the process. Returns in both, like `fork`. In the copy `*snapshot` describes what was
/// frozen; the stack of the calling thread counts from the caller of the function that called this. Threads that
/// cannot be stopped are given time, and are tried to be stopped again, before that is the outcome.
enum leakheap_freeze_outcome leakheap_freeze(
    struct leakheap_copy *copy, const struct leakheap_snapshot **snapshot);

/// Whether this is a copy.
bool leakheap_is_copy(void);

/// In the copy: writes a part of the result for the parent.
void leakheap_send(const struct leakheap_copy *copy, const void *bytes, size_t count);

/// In the copy: ends it.
_Noreturn void leakheap_leave(void);

/// In the parent: reads a part of the result. Returns the bytes read, 0 at the end, -1 when `deadline`, in
/// nanoseconds of `leakheap_now`, has passed.
ptrdiff_t leakheap_receive(
    const struct leakheap_copy *copy, void *buffer, size_t capacity, uint64_t deadline);

/// In the parent: ends the copy if it still runs and forgets it. Returns the signal that ended the copy, or
/// 0 when it left by itself or its end was collected by somebody else.
int leakheap_discard(struct leakheap_copy *copy, bool kill_it);

/// A monotonic clock, in nanoseconds.
uint64_t leakheap_now(void);

#endif
