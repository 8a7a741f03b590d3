#define _GNU_SOURCE
#include "SnapshotRegisters.h"

#if LEAKHEAP_SUPPORTED

#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/user.h>
#include <sys/wait.h>
#include <unistd.h>

#include "SnapshotProbe.h"
#include "SnapshotSignal.h"

// A thread that waits in the kernel has left what its callers had in some of their registers there, and the only
// reference to an object may be among that. The kernel shows it to nobody but a process that traces the thread; no
// thread can trace another one of its process. So a process is made for it that shares the memory of this one.
//
//     caller ──clone──► tracer ──ptrace──► waiting threads        until the copy is made; then the tracer ends,
//                                                                 and the kernel lets them go on waiting
//
// Where tracing is not allowed, or a debugger does it already, the threads are left alone.

struct tracing {
  struct threads *threads;
  _Atomic uint32_t may_begin, is_ready, may_end;
};

enum { stack_size = 64 << 10 };

// Threads that do not sleep deeply stop at once.
static const uint64_t patience = 20000000;

// Whether a system call on a socket says that it was interrupted, since it would not know how long to go on.
static bool has_time_limit(int file) {
  struct timeval limit = {0};
  socklen_t size = sizeof limit;
  return getsockopt(file, SOL_SOCKET, SO_RCVTIMEO, &limit, &size) == 0 &&
         (limit.tv_sec != 0 || limit.tv_usec != 0);
}

// Whether the system call that a thread waits in goes on after it was traced as if nothing had happened. Some do
// not, `epoll_wait` for one: these say that they were interrupted.
static bool goes_on(const char *place) {
  char *rest;
  long number = strtol(place, &rest, 10);
  uintptr_t first = strtoul(rest, &rest, 16);
  switch (number) {
  case SYS_futex:
  case SYS_poll:
  case SYS_ppoll:
  case SYS_select:
  case SYS_pselect6:
  case SYS_nanosleep:
  case SYS_clock_nanosleep:
  case SYS_wait4:
  case SYS_waitid:
  case SYS_pause:
  case SYS_flock:
  case SYS_restart_syscall:
    return true;
  case SYS_read:
  case SYS_readv:
  case SYS_accept:
  case SYS_accept4:
    return !has_time_limit((int)first);
  case SYS_recvfrom:
  case SYS_recvmsg: {
    strtoul(rest, &rest, 16);
    uintptr_t third = strtoul(rest, &rest, 16), fourth = strtoul(rest, &rest, 16);
    bool wants_all = ((number == SYS_recvfrom ? fourth : third) & MSG_WAITALL) != 0;
    return !wants_all && !has_time_limit((int)first);
  }
  default:
    return false;
  }
}

static void store_registers(struct leakheap_thread *thread, const struct user_regs_struct *from) {
  const uintptr_t kept[] = {from->rax, from->rbx, from->rcx, from->rdx, from->rsi,
                            from->rdi, from->rbp, from->r8,  from->r9,  from->r10,
                            from->r11, from->r12, from->r13, from->r14, from->r15};
  thread->register_count = sizeof kept / sizeof *kept;
  for (size_t index = 0; index < thread->register_count; index++) {
    thread->registers[index] = kept[index];
  }
  thread->stack_pointer = from->rsp;
  thread->program_counter = from->rip;
}

static size_t interrupt_waiting(struct threads *threads) {
  size_t count = 0;
  for (size_t index = 1; index < threads->count; index++) {
    struct leakheap_thread *thread = &threads->list[index];
    struct thread_watch *watch = &threads->watches[index];
    if (thread->state != leakheap_thread_blocked || watch->signalled) continue;
    if (!goes_on(watch->place)) continue;
    if (ptrace(PTRACE_SEIZE, thread->id, NULL, NULL) != 0) continue;
    watch->is_seized = ptrace(PTRACE_INTERRUPT, thread->id, NULL, NULL) == 0;
    count += watch->is_seized;
  }
  return count;
}

// Not as the C library does it, which would have the tracer cancelled in the place of the caller.
static long wait_for(int id, int *status, int options) {
  return syscall(SYS_wait4, id, status, options | __WALL, NULL);
}

static void read_registers(struct threads *threads, size_t count) {
  uint64_t deadline = leakheap_now() + patience;
  while (count > 0 && leakheap_now() < deadline) {
    for (size_t index = 1; index < threads->count; index++) {
      struct leakheap_thread *thread = &threads->list[index];
      struct thread_watch *watch = &threads->watches[index];
      int status;
      if (!watch->is_seized || watch->is_held) continue;
      if (wait_for(thread->id, &status, WNOHANG) <= 0) continue;
      struct user_regs_struct registers;
      if (WIFSTOPPED(status) && ptrace(PTRACE_GETREGS, thread->id, NULL, &registers) == 0) {
        store_registers(thread, &registers);
        watch->is_held = true;
      } else {
        watch->is_seized = false;
      }
      count--;
    }
    sched_yield();
  }
}

static int trace(void *argument) {
  struct tracing *tracing = argument;
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  while (!atomic_load(&tracing->may_begin)) futex_wait(&tracing->may_begin, 0, patience);
  read_registers(tracing->threads, interrupt_waiting(tracing->threads));
  atomic_store(&tracing->is_ready, 1);
  futex_wake(&tracing->is_ready);
  while (!atomic_load(&tracing->may_end)) futex_wait(&tracing->may_end, 0, patience);
  syscall(SYS_exit, 0);
  return 0;
}

// Some systems let a process be traced by those only that it names.
static bool must_name_tracer(void) {
  char scope = '0';
  int file = open("/proc/sys/kernel/yama/ptrace_scope", O_RDONLY | O_CLOEXEC);
  if (file < 0) return false;
  bool is_read = read(file, &scope, 1) == 1;
  close(file);
  return is_read && scope == '1';
}

void registers_hold(struct threads *threads) {
  struct tracing *tracing = threads->tracing;
  tracing->threads = threads;
  int saved_errno = errno;
  const int flags = CLONE_VM | CLONE_FS | CLONE_FILES | CLONE_UNTRACED;
  pid_t tracer = clone(trace, threads->tracer_stack + stack_size, flags, tracing);
  errno = saved_errno;
  if (tracer <= 0) return;
  threads->tracer = tracer;
  threads->has_named_tracer = must_name_tracer() && prctl(PR_SET_PTRACER, tracer) == 0;
  atomic_store(&tracing->may_begin, 1);
  futex_wake(&tracing->may_begin);
  uint64_t deadline = leakheap_now() + 10 * patience;
  while (!atomic_load(&tracing->is_ready) && leakheap_now() < deadline) {
    futex_wait(&tracing->is_ready, 0, patience);
  }
  errno = saved_errno;
}

// Has the threads wait again before anything else goes on. One that is on its way back into the kernel when the next
// look stops it by a signal would be told that it was interrupted.
static void await_waiting(struct threads *threads) {
  uint64_t deadline = leakheap_now() + patience / 10;
  for (size_t index = 1; index < threads->count; index++) {
    if (!threads->watches[index].is_held) continue;
    struct leakheap_thread thread = threads->list[index];
    struct thread_watch watch = threads->watches[index];
    while (probe_thread(&thread, &watch) == probe_running && leakheap_now() < deadline) {
      sched_yield();
    }
  }
}

void registers_release(struct threads *threads) {
  if (threads->tracer <= 0) return;
  int saved_errno = errno;
  bool is_ready = atomic_load(&threads->tracing->is_ready);
  atomic_store(&threads->tracing->may_end, 1);
  futex_wake(&threads->tracing->may_end);
  if (!is_ready) kill(threads->tracer, SIGKILL);
  while (wait_for(threads->tracer, NULL, 0) < 0 && errno == EINTR) {
  }
  threads->tracer = 0;
  await_waiting(threads);
  if (threads->has_named_tracer) prctl(PR_SET_PTRACER, 0);
  errno = saved_errno;
}

bool registers_open(struct threads *threads, struct region *region) {
  threads->tracing = region_allocate(region, sizeof *threads->tracing);
  threads->tracer_stack = region_allocate(region, stack_size);
  return threads->tracing != NULL && threads->tracer_stack != NULL;
}

#endif
