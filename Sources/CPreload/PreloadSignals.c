#define _GNU_SOURCE
#include "Preload.h"

#if defined(__linux__)

#include <errno.h>
#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>

static _Atomic int is_ending;

// The process is about to be ended by this signal, and nothing of the program will run any more. So the look
// is made right here: a thread for it would have had to be there from the beginning. It allocates nothing.
static void end_with_look(int number) {
  int saved_errno = errno;
  // Whoever asks a second time does not want to wait.
  if (atomic_exchange(&is_ending, 1) == 0 && preload_is_program()) {
    preload_look(preload_trigger_interrupt);
  }
  signal(number, SIG_DFL);
  raise(number);
  errno = saved_errno;
}

static void watch(int number) {
  struct sigaction before;
  // A handler of the program's, or that the signal is ignored, is the program's business.
  if (sigaction(number, NULL, &before) != 0 || before.sa_handler != SIG_DFL) return;
  struct sigaction action = {.sa_handler = end_with_look, .sa_flags = SA_RESTART};
  sigemptyset(&action.sa_mask);
  sigaction(number, &action, NULL);
}

void preload_watch_interrupts(void) {
  watch(SIGINT);
  watch(SIGTERM);
}

#endif
