#define _GNU_SOURCE
#include "SnapshotThreads.h"

#if LEAKHEAP_SUPPORTED

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "SnapshotProbe.h"
#include "SnapshotRegisters.h"
#include "SnapshotSignal.h"

enum { thread_limit = 16384, pass_limit = 100 };

// Threads under a heavy load answer late, but they do answer.
static const uint64_t patience = 2000000000;

// The main thread's block is not where those of other threads are: at the top of their stacks.
static uintptr_t main_thread_pointer;

__attribute__((constructor)) static void note_main_thread(void) {
  main_thread_pointer = (uintptr_t)__builtin_thread_pointer();
}

static bool add_thread(struct threads *threads, int id) {
  if (threads->count == threads->capacity) return false;
  struct leakheap_thread *thread = &threads->list[threads->count++];
  thread->id = id;
  thread->state = leakheap_thread_blocked;
  thread->is_main = id == getpid();
  if (thread->is_main) thread->thread_pointer = main_thread_pointer;
  return true;
}

struct threads *threads_open(struct region *region) {
  struct threads *threads = region_allocate(region, sizeof *threads);
  if (threads == NULL) return NULL;
  threads->list = region_allocate(region, thread_limit * sizeof *threads->list);
  threads->watches = region_allocate(region, thread_limit * sizeof *threads->watches);
  threads->capacity = thread_limit;
  if (threads->list == NULL || threads->watches == NULL) return NULL;
  if (!registers_open(threads, region)) return NULL;
  add_thread(threads, gettid());
  threads->list[0].state = leakheap_thread_caller;
  threads->list[0].thread_pointer = (uintptr_t)__builtin_thread_pointer();
  return threads;
}

static bool is_listed(const struct threads *threads, int id) {
  for (size_t index = 0; index < threads->count; index++) {
    if (threads->list[index].id == id) return true;
  }
  return false;
}

// Adds the threads that are not on the list yet. `opendir` would call malloc.
static bool list_new_threads(struct threads *threads, bool *found) {
  int folder = open("/proc/self/task", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (folder < 0) return false;
  _Alignas(struct dirent64) char entries[4096];
  long size;
  while ((size = syscall(SYS_getdents64, folder, entries, sizeof entries)) > 0) {
    for (long offset = 0; offset < size;) {
      const struct dirent64 *entry = (const struct dirent64 *)(entries + offset);
      offset += entry->d_reclen;
      int id = atoi(entry->d_name);
      if (id == 0 || is_listed(threads, id)) continue;
      *found = true;
      if (!add_thread(threads, id)) size = -1;
    }
  }
  close(folder);
  return size == 0;
}

// Looks at every thread that is not stopped and interrupts those that run. Returns whether anything was
// otherwise than at the last look.
static bool stop_running(struct threads *threads) {
  bool changed = false;
  for (size_t index = 1; index < threads->count; index++) {
    struct leakheap_thread *thread = &threads->list[index];
    struct thread_watch *watch = &threads->watches[index];
    if (thread->state != leakheap_thread_blocked || watch->signalled) continue;
    switch (probe_thread(thread, watch)) {
    case probe_unchanged:
      break;
    case probe_elsewhere:
      changed = true;
      break;
    case probe_running:
      changed = true;
      if (signal_thread(thread->id)) {
        watch->signalled = true;
        threads->signalled++;
      }
      break;
    case probe_gone:
      thread->state = leakheap_thread_gone;
      break;
    }
  }
  return changed;
}

// The number of signalled threads that have neither answered nor ended.
static int count_missing(struct threads *threads) {
  int missing = 0;
  for (size_t index = 1; index < threads->count; index++) {
    struct thread_watch *watch = &threads->watches[index];
    if (!watch->signalled || atomic_load(&watch->answered)) continue;
    if (thread_exists(threads->list[index].id)) {
      missing++;
    } else {
      threads->list[index].state = leakheap_thread_gone;
    }
  }
  return missing;
}

static int await_answers(struct threads *threads, uint64_t deadline) {
  for (;;) {
    uint32_t answers = atomic_load(&threads->answers);
    if (answers == threads->signalled) return 0;
    int missing = count_missing(threads);
    if (missing == 0 || leakheap_now() > deadline) return missing;
    // The wait is short because a thread may also end without an answer.
    futex_wait(&threads->answers, answers, 1000000);
  }
}

enum leakheap_freeze_outcome threads_stop(struct threads *threads, int *detail) {
  uint64_t deadline = leakheap_now() + patience;
  if (!stop_signal_install(threads)) return leakheap_freeze_system;
  // Threads start others and wake others until the last one is stopped. So: until nothing changes.
  for (int pass = 0; pass < pass_limit; pass++) {
    bool changed = false;
    if (!list_new_threads(threads, &changed)) return leakheap_freeze_no_proc;
    changed |= stop_running(threads);
    *detail = await_answers(threads, deadline);
    if (*detail != 0) return leakheap_freeze_unstoppable;
    if (!changed) break;
  }
  return leakheap_freeze_parent;
}

bool threads_have_moved(struct threads *threads) {
  bool moved = false;
  if (!list_new_threads(threads, &moved)) return true;
  for (size_t index = 1; index < threads->count && !moved; index++) {
    struct leakheap_thread *thread = &threads->list[index];
    if (thread->state != leakheap_thread_blocked || threads->watches[index].is_held) continue;
    moved = probe_thread(thread, &threads->watches[index]) != probe_unchanged;
  }
  return moved;
}

bool threads_release(struct threads *threads) {
  return stop_signal_remove(count_missing(threads) == 0);
}

#endif
