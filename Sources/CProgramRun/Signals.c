#define _GNU_SOURCE
#include "ProgramRun.h"

#if defined(__linux__)

#include <errno.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <unistd.h>

// What is sent to this process is meant for the program.
static const int passed_on[] = {SIGHUP,  SIGINT,  SIGQUIT, SIGTERM, SIGUSR1,
                                SIGUSR2, SIGALRM, SIGCONT, SIGWINCH};

int signals_open(struct program_run *run) {
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, SIGCHLD);
  for (size_t index = 0; index < sizeof passed_on / sizeof *passed_on; index++) {
    struct sigaction before;
    // Whoever has started this process may want it to ignore a signal, and with it the program.
    if (sigaction(passed_on[index], NULL, &before) == 0 && before.sa_handler == SIG_IGN) continue;
    sigaddset(&signals, passed_on[index]);
  }
  // A status can be collected only of children whose end is not ignored.
  signal(SIGCHLD, SIG_DFL);
  int error = pthread_sigmask(SIG_BLOCK, &signals, &run->mask_before);
  if (error != 0) return error;
  run->signals = signalfd(-1, &signals, SFD_CLOEXEC | SFD_NONBLOCK);
  return run->signals < 0 ? errno : 0;
}

bool signals_pass_on(struct program_run *run) {
  bool child_changed = false;
  struct signalfd_siginfo info;
  while (read(run->signals, &info, sizeof info) == (ssize_t)sizeof info) {
    if (info.ssi_signo == SIGCHLD) {
      child_changed = true;
      continue;
    }
    // The terminal sends its signals to the whole group: the program has them already.
    bool is_of_terminal = info.ssi_code == SI_KERNEL;
    if (!is_of_terminal && run->process > 0) kill(run->process, (int)info.ssi_signo);
  }
  return child_changed;
}

void program_run_end_by(int number) {
  setrlimit(RLIMIT_CORE, &(struct rlimit){0, 0});
  signal(number, SIG_DFL);
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, number);
  pthread_sigmask(SIG_UNBLOCK, &signals, NULL);
  raise(number);
}

#endif
