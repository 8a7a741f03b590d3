#include "CProgramRun.h"

// Elsewhere no library is loaded into programs, and none is run.

#if !defined(__linux__)

#include <errno.h>

struct program_run *program_run_open(void) {
  errno = ENOTSUP;
  return NULL;
}

const char *program_run_socket(const struct program_run *run) {
  (void)run;
  return "";
}

const char *program_run_link(struct program_run *run, const char *path) {
  (void)run;
  return path;
}

int program_run_process(const struct program_run *run) {
  (void)run;
  return 0;
}

int program_run_start(
    struct program_run *run, const char *path, char *const arguments[], char *const environment[]) {
  (void)run, (void)path, (void)arguments, (void)environment;
  return ENOTSUP;
}

struct program_event program_run_wait(
    struct program_run *run, const int *connections, size_t count, int milliseconds) {
  (void)run, (void)connections, (void)count, (void)milliseconds;
  return (struct program_event){program_event_idle, 0};
}

ptrdiff_t program_run_read(int connection, void *buffer, size_t capacity) {
  (void)connection, (void)buffer, (void)capacity;
  return 0;
}

void program_run_disconnect(int connection) { (void)connection; }

void program_run_close(struct program_run *run) { (void)run; }

void program_run_end_by(int signal) { (void)signal; }

#endif
