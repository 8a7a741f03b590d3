#define _GNU_SOURCE
#include "SnapshotSignal.h"

#if LEAKHEAP_SUPPORTED

#include <errno.h>
#include <limits.h>
#include <linux/futex.h>
#include <sched.h>
#include <signal.h>
#include <sys/syscall.h>
#include <time.h>
#include <ucontext.h>
#include <unistd.h>

// Dispatch's workers, and with them those of Swift concurrency, block nearly every signal. They let this one
// through, because the kernel raises it for faults of the thread itself.
static const int stop_signal = SIGSYS;

// A held thread never waits longer, whatever becomes of the one that stopped it.
static const uint64_t hold_limit = 5000000000;

// Odd while threads are being held. A held thread waits for the next number.
static _Atomic uint32_t generation;
static _Atomic(struct threads *) held_threads;
// The threads in the handler that may be looking at the list.
static _Atomic uint32_t readers;
static struct sigaction action_before;
static bool installed;

uint64_t leakheap_now(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (uint64_t)now.tv_sec * 1000000000 + (uint64_t)now.tv_nsec;
}

void futex_wait(_Atomic uint32_t *word, uint32_t value, uint64_t nanoseconds) {
  struct timespec time = {(time_t)(nanoseconds / 1000000000), (long)(nanoseconds % 1000000000)};
  syscall(SYS_futex, word, FUTEX_WAIT_PRIVATE, value, &time, NULL, 0);
}

void futex_wake(_Atomic uint32_t *word) {
  syscall(SYS_futex, word, FUTEX_WAKE_PRIVATE, INT_MAX, NULL, NULL, 0);
}

bool signal_thread(int id) { return syscall(SYS_tgkill, getpid(), id, stop_signal) == 0; }

bool thread_exists(int id) { return syscall(SYS_tgkill, getpid(), id, 0) == 0; }

// What the interrupted code had in its registers: each may be the only reference to an object.
static void store_registers(struct leakheap_thread *thread, const ucontext_t *context) {
  static const int kept[] = {
      REG_RAX, REG_RBX, REG_RCX, REG_RDX, REG_RSI, REG_RDI, REG_RBP, REG_R8,
      REG_R9,  REG_R10, REG_R11, REG_R12, REG_R13, REG_R14, REG_R15,
  };
  const greg_t *registers = context->uc_mcontext.gregs;
  thread->register_count = sizeof kept / sizeof *kept;
  for (size_t index = 0; index < thread->register_count; index++) {
    thread->registers[index] = (uintptr_t)registers[kept[index]];
  }
  thread->stack_pointer = (uintptr_t)registers[REG_RSP];
  thread->program_counter = (uintptr_t)registers[REG_RIP];
  thread->thread_pointer = (uintptr_t)__builtin_thread_pointer();
  thread->state = leakheap_thread_stopped;
}

// Writes down where this thread is. False when it is not one of those to be held.
static bool answer(const ucontext_t *context) {
  struct threads *threads = atomic_load(&held_threads);
  if (threads == NULL) return false;
  int id = gettid();
  for (size_t index = 1; index < threads->count; index++) {
    if (threads->list[index].id != id) continue;
    store_registers(&threads->list[index], context);
    atomic_store(&threads->watches[index].answered, true);
    atomic_fetch_add(&threads->answers, 1);
    futex_wake(&threads->answers);
    return true;
  }
  return false;
}

static void hold_thread(const ucontext_t *context) {
  atomic_fetch_add(&readers, 1);
  uint32_t current = atomic_load(&generation);
  bool is_held = current % 2 == 1 && answer(context);
  atomic_fetch_sub(&readers, 1);
  // From here on the list may be gone, and others may be held.
  uint64_t deadline = leakheap_now() + hold_limit;
  while (is_held && atomic_load(&generation) == current && leakheap_now() < deadline) {
    futex_wait(&generation, current, hold_limit);
  }
}

// The kernel's own use of the signal goes where it would have gone.
static void pass_on(int signal, siginfo_t *info, void *context) {
  if ((action_before.sa_flags & SA_SIGINFO) != 0) {
    action_before.sa_sigaction(signal, info, context);
  } else if (action_before.sa_handler == SIG_DFL) {
    sigaction(signal, &action_before, NULL);
    raise(signal);
  } else if (action_before.sa_handler != SIG_IGN) {
    action_before.sa_handler(signal);
  }
}

static void handle_signal(int signal, siginfo_t *info, void *context) {
  int saved_errno = errno;
  if (info->si_code == SI_TKILL && info->si_pid == getpid()) {
    hold_thread(context);
  } else {
    pass_on(signal, info, context);
  }
  errno = saved_errno;
}

bool stop_signal_install(struct threads *threads) {
  atomic_store(&held_threads, threads);
  atomic_fetch_add(&generation, 1);
  if (installed) return true;
  struct sigaction action = {.sa_sigaction = handle_signal};
  action.sa_flags = SA_SIGINFO | SA_RESTART | SA_ONSTACK;
  sigfillset(&action.sa_mask);
  installed = sigaction(stop_signal, &action, &action_before) == 0;
  return installed;
}

// A thread announces itself before it looks for the list. So whoever is not announced now, when there is no
// list any more, will not find it; and the others need a few instructions. Nobody is held anew before they are
// through: they would answer for a moment that is past.
static bool await_readers(void) {
  uint64_t deadline = leakheap_now() + hold_limit;
  while (atomic_load(&readers) != 0) {
    if (leakheap_now() > deadline) return false;
    sched_yield();
  }
  return true;
}

// A signal that arrived after the program's own action is back would end the process. So the handler stays
// when one is still under way; it does nothing while no threads are held.
bool stop_signal_remove(bool all_arrived) {
  atomic_store(&held_threads, NULL);
  atomic_fetch_add(&generation, 1);
  futex_wake(&generation);
  if (all_arrived && installed) {
    sigaction(stop_signal, &action_before, NULL);
    installed = false;
  }
  return await_readers();
}

#endif
