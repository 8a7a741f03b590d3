#define _GNU_SOURCE
#include "Preload.h"

#if defined(__linux__)

#include <errno.h>
#include <limits.h>
#include <linux/futex.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include "Snapshot.h"

// How often a look was asked for, and for how many of these one was made.
static _Atomic uint32_t requests;
static uint32_t answered;

static int look_signal;
static uint64_t look_at, look_interval;

static void request_look(int number) {
  (void)number;
  int saved_errno = errno;
  if (preload_is_program()) {
    atomic_fetch_add(&requests, 1);
    syscall(SYS_futex, &requests, FUTEX_WAKE_PRIVATE, 1, NULL, NULL, 0);
  }
  errno = saved_errno;
}

// The program may take the signal for itself at any time; that is looked after at growing intervals.
static uint64_t check_at, check_interval = 250000000;
static const uint64_t longest_check_interval = 60000000000;
static _Atomic bool has_told;

void preload_check_signal(void) {
  struct sigaction now;
  if (look_signal == 0 || sigaction(look_signal, NULL, &now) != 0 || now.sa_handler == request_look) {
    return;
  }
  if (atomic_exchange(&has_told, true)) return;
  preload_send(
      (struct preload_message){.kind = preload_message_deaf, .process = getpid()}, NULL);
}

static void check_from_time_to_time(void) {
  if (check_at == 0 || leakheap_now() < check_at) return;
  preload_check_signal();
  check_interval = check_interval * 4 < longest_check_interval ? check_interval * 4
                                                               : longest_check_interval;
  check_at = atomic_load(&has_told) ? 0 : leakheap_now() + check_interval;
}

static void wait_for_request(void) {
  struct timespec time, *limit = NULL;
  uint64_t end = look_at == 0 || (check_at != 0 && check_at < look_at) ? check_at : look_at;
  if (end != 0) {
    uint64_t now = leakheap_now();
    uint64_t rest = end > now ? end - now : 0;
    time = (struct timespec){(time_t)(rest / 1000000000), (long)(rest % 1000000000)};
    limit = &time;
  }
  syscall(SYS_futex, &requests, FUTEX_WAIT_PRIVATE, answered, limit, NULL, 0);
  check_from_time_to_time();
}

static void *look_when_asked(void *unused) {
  (void)unused;
  for (;;) {
    wait_for_request();
    uint32_t asked = atomic_load(&requests);
    if (asked != answered) {
      answered = asked;
      preload_look(preload_trigger_signal);
    }
    if (look_at != 0 && leakheap_now() >= look_at) {
      preload_look(preload_trigger_time);
      look_at = look_interval == 0 ? 0 : look_at + look_interval;
      // A look that took longer than the interval is not made up for.
      if (look_at != 0 && look_at < leakheap_now()) look_at = leakheap_now() + look_interval;
    }
  }
  return NULL;
}

void preload_start_thread(void) {
  const char *number = preload_value("signal");
  look_signal = number == NULL ? 0 : atoi(number);
  look_interval = preload_nanoseconds("every");
  uint64_t first = preload_nanoseconds("after");
  if (first == 0) first = look_interval;
  if (look_signal == 0 && first == 0) return;
  if (first != 0) look_at = leakheap_now() + first;
  if (look_signal != 0) {
    struct sigaction action = {.sa_handler = request_look, .sa_flags = SA_RESTART};
    sigemptyset(&action.sa_mask);
    sigaction(look_signal, &action, NULL);
    check_at = leakheap_now() + check_interval;
  }
  // No signal of the program's comes to this thread. The one that asks for looks does, so that it arrives also
  // when all other threads block it.
  sigset_t signals, before;
  sigfillset(&signals);
  if (look_signal != 0) sigdelset(&signals, look_signal);
  pthread_sigmask(SIG_SETMASK, &signals, &before);
  pthread_t thread;
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  pthread_create(&thread, &attributes, look_when_asked, NULL);
  pthread_attr_destroy(&attributes);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
}

#endif
