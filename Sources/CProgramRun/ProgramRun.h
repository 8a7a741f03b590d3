#ifndef PROGRAMRUN_H
#define PROGRAMRUN_H

#include <limits.h>
#include <signal.h>
#include <sys/types.h>

#include "CProgramRun.h"

struct program_run {
  int listener;
  int signals;  // a descriptor from which the signals to this process are read
  pid_t process;
  sigset_t mask_before;
  char socket_name[64];
  char folder[PATH_MAX];  // for the link; empty: there is none
  char link_path[PATH_MAX];
};

/// Has signals to this process wait to be read instead of ending it.
int signals_open(struct program_run *run);

/// Reads the signals that wait, and hands them on to the program. Returns whether its end may be among them.
bool signals_pass_on(struct program_run *run);

#endif
