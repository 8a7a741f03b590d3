#define _GNU_SOURCE
#include "Snapshot.h"

#if LEAKHEAP_SUPPORTED

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "RecorderArena.h"
#include "SnapshotImages.h"
#include "SnapshotMappings.h"
#include "SnapshotRegisters.h"
#include "SnapshotStack.h"
#include "SnapshotThreads.h"

// How often a copy is thrown away because a waiting thread woke up while it was made.
enum { attempt_limit = 10 };

// How often all threads are tried to be stopped. On a busy machine one may come too late, which is not to be
// waited for while the program stands still.
enum { stop_limit = 3 };

struct attempt {
  struct region region;
  struct leakheap_snapshot *snapshot;
  struct threads *threads;
  struct leakheap_copy copy;
  int writing_end;
  bool moved;
};

static pthread_mutex_t one_at_a_time = PTHREAD_MUTEX_INITIALIZER;

// Everything that takes a lock. A stopped thread could hold it.
static enum leakheap_freeze_outcome prepare(struct attempt *attempt) {
  struct region *region = &attempt->region;
  if (!region_open(region)) return leakheap_freeze_no_memory;
  attempt->snapshot = region_allocate(region, sizeof *attempt->snapshot);
  attempt->threads = threads_open(region);
  if (attempt->snapshot == NULL || attempt->threads == NULL) return leakheap_freeze_no_memory;
  if (!images_list(region, attempt->snapshot)) return leakheap_freeze_no_memory;
  stack_describe_caller(
      leakheap_freeze, &attempt->threads->list[0], &attempt->snapshot->main_has_ended);

  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) {
    attempt->copy.detail = errno;
    return leakheap_freeze_system;
  }
  attempt->copy.pipe = ends[0];
  attempt->writing_end = ends[1];
  return leakheap_freeze_parent;
}

// The copy has no business with the program's handlers, terminal, time or core files. It ends when the
// thread that made it does.
static void leave_program_behind(void) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  struct sigaction standard = {.sa_handler = SIG_DFL};
  for (int signal = 1; signal < NSIG; signal++) sigaction(signal, &standard, NULL);
  // One byte is the size that suppresses core files and core pipes alike.
  setrlimit(RLIMIT_CORE, &(struct rlimit){1, 1});
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
}

// What a fault in the copy says of itself must not stand among the output of the program: the parent reports
// it as a reason.
static void be_silent(void) {
  int nowhere = open("/dev/null", O_RDWR | O_CLOEXEC);
  if (nowhere < 0) return;
  dup2(nowhere, STDIN_FILENO);
  dup2(nowhere, STDOUT_FILENO);
  dup2(nowhere, STDERR_FILENO);
  close(nowhere);
}

// Whoever reads from a pipe or a connection waits until all that could write to it are closed, and a file that can
// be written is not run. The program's descriptors must not stay open for as long as a copy reads.
static void close_program_files(int own) {
  if (own > 3) syscall(SYS_close_range, 3U, (unsigned)own - 1, 0U);
  syscall(SYS_close_range, (unsigned)own + 1, ~0U, 0U);
}

// The mappings are read here, where they cannot change any more, and before there is an arena among them.
static void become_copy(struct attempt *attempt) {
  leave_program_behind();
  close(attempt->copy.pipe);
  attempt->copy.pipe = attempt->writing_end;
  // A program may have closed its streams, and the pipe have got their numbers.
  if (attempt->copy.pipe < 3) attempt->copy.pipe = fcntl(attempt->writing_end, F_DUPFD_CLOEXEC, 3);
  if (attempt->copy.pipe < 0) leakheap_leave();
  be_silent();
  close_program_files(attempt->copy.pipe);
  attempt->snapshot->threads = attempt->threads->list;
  attempt->snapshot->thread_count = attempt->threads->count;
  if (!mappings_list(&attempt->region, attempt->snapshot) || !arena_open()) leakheap_leave();
  atomic_store(&recorder_mode, recorder_arena);
}

// `fork` would take the locks of the C library, one of which a stopped thread may hold. No signal tells the
// program of the copy's end, and none of its own waits for children collects it.
static pid_t fork_silently(void) { return (pid_t)syscall(SYS_clone, 0UL, NULL, NULL, NULL, 0UL); }

static enum leakheap_freeze_outcome stop_and_fork(struct attempt *attempt) {
  enum leakheap_freeze_outcome outcome = threads_stop(attempt->threads, &attempt->copy.detail);
  if (outcome != leakheap_freeze_parent) return outcome;
  registers_hold(attempt->threads);
  attempt->copy.process = fork_silently();
  if (attempt->copy.process == 0) {
    become_copy(attempt);
    return leakheap_freeze_copy;
  }
  if (attempt->copy.process < 0) {
    attempt->copy.detail = errno;
    return leakheap_freeze_system;
  }
  attempt->moved = threads_have_moved(attempt->threads);
  return leakheap_freeze_parent;
}

static enum leakheap_freeze_outcome try_once(struct attempt *attempt) {
  enum leakheap_freeze_outcome outcome = prepare(attempt);
  bool list_is_unused = true;
  if (outcome == leakheap_freeze_parent) {
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    uint64_t start = leakheap_now();
    outcome = stop_and_fork(attempt);
    if (outcome == leakheap_freeze_copy) return outcome;
    registers_release(attempt->threads);
    list_is_unused = threads_release(attempt->threads);
    attempt->copy.pause = leakheap_now() - start;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    close(attempt->writing_end);
    if (outcome != leakheap_freeze_parent) close(attempt->copy.pipe);
  }
  if (attempt->region.start != NULL && list_is_unused) region_close(&attempt->region);
  return outcome;
}

enum leakheap_freeze_outcome leakheap_freeze(
    struct leakheap_copy *copy, const struct leakheap_snapshot **snapshot) {
  pthread_mutex_lock(&one_at_a_time);
  enum leakheap_freeze_outcome outcome;
  uint64_t longest_pause = 0;
  for (int attempts = 1, stops = 1;; attempts++) {
    struct attempt attempt = {0};
    outcome = try_once(&attempt);
    *copy = attempt.copy;
    *snapshot = attempt.snapshot;
    if (outcome == leakheap_freeze_copy) return outcome;
    if (copy->pause > longest_pause) longest_pause = copy->pause;
    if (attempts == attempt_limit) break;
    if (outcome == leakheap_freeze_unstoppable && stops < stop_limit) {
      stops++;
      nanosleep(&(struct timespec){0, 50000000}, NULL);
    } else if (outcome == leakheap_freeze_parent && attempt.moved) {
      leakheap_discard(copy, true);
    } else {
      break;
    }
  }
  copy->pause = longest_pause;
  pthread_mutex_unlock(&one_at_a_time);
  return outcome;
}

bool leakheap_is_copy(void) { return recorder_current_mode() == recorder_arena; }

#endif
