#define _GNU_SOURCE
#include "Preload.h"

#if defined(__linux__)

#include <signal.h>
#include <stdatomic.h>
#include <time.h>
#include <unistd.h>

#include "Snapshot.h"
#include "Recorder.h"

// How long the frozen copy may read. A program with ten million blocks takes a minute in a debug build.
static const uint64_t look_limit = 120000000000;

static _Atomic int looking;
static _Atomic uint32_t look_count;

// The mark of what is born after the last look.
static unsigned last_mark;

void preload_begin_interval(void) {
  unsigned mark = leakheap_mark();
  if (mark != 0) last_mark = mark;
}

// One look at a time. Whoever has it may be a thread that this one cannot wait for, so not for ever.
static bool begin_look(void) {
  for (int attempt = 0; attempt < 30000; attempt++) {
    int nobody = 0;
    if (atomic_compare_exchange_strong(&looking, &nobody, 1)) return true;
    nanosleep(&(struct timespec){0, 2000000}, NULL);
  }
  return false;
}

// The copy sends what it found by itself and says here, with one byte, that it has.
static void await_copy(struct leakheap_copy *copy, struct preload_message *message) {
  uint64_t deadline = leakheap_now() + look_limit;
  char byte;
  ptrdiff_t count, total = 0;
  while ((count = leakheap_receive(copy, &byte, 1, deadline)) > 0) total += count;
  int signal = leakheap_discard(copy, count < 0);
  if (count < 0) {
    message->detail[1] = preload_outcome_timed_out;
  } else if (signal != 0) {
    message->detail[1] = preload_outcome_crashed;
    message->detail[2] = signal;
  } else if (total == 0) {
    message->detail[1] = preload_outcome_incomplete;
  }
}

// Frames: this one and the one above belong to the library; what counts of the stack begins further out.
__attribute__((noinline)) static void freeze_and_examine(struct preload_message *message) {
  struct leakheap_copy copy;
  const struct leakheap_snapshot *snapshot;
  enum leakheap_freeze_outcome outcome = leakheap_freeze(&copy, &snapshot);
  if (outcome == leakheap_freeze_copy) {
    preload_examine(snapshot, preload_request, last_mark, message);
    leakheap_send(&copy, "", 1);
    leakheap_leave();
  }
  message->pause = copy.pause;
  message->detail[1] = outcome;
  if (outcome == leakheap_freeze_parent) {
    // What is born from here on is younger than what the copy sees.
    preload_begin_interval();
    await_copy(&copy, message);
  } else {
    message->detail[2] = copy.detail;
  }
  // Keeps this frame, which the walk of the stack counts.
  __asm__ volatile("" : : "r"(message) : "memory");
}

void preload_look(enum preload_trigger trigger) {
  if (!begin_look()) return;
  struct preload_message message = {
      .kind = preload_message_found,
      .process = getpid(),
      .look = atomic_fetch_add(&look_count, 1) + 1,
      .detail = {trigger},
  };
  freeze_and_examine(&message);
  message.kind = preload_message_looked;
  preload_send(message, NULL);
  atomic_store(&looking, 0);
}

#endif
