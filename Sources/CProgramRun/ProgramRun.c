#define _GNU_SOURCE
#include "ProgramRun.h"

#if defined(__linux__)

#include <errno.h>
#include <poll.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

enum { connection_limit = 256 };

static int listen_at(struct program_run *run) {
  struct sockaddr_un address = {.sun_family = AF_UNIX};
  if (strlen(run->socket_path) >= sizeof address.sun_path) return ENAMETOOLONG;
  strcpy(address.sun_path, run->socket_path);
  run->listener = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
  if (run->listener < 0) return errno;
  if (bind(run->listener, (struct sockaddr *)&address, sizeof address) != 0) return errno;
  return listen(run->listener, connection_limit) == 0 ? 0 : errno;
}

// The path of a socket is at most 107 bytes long, so a long folder for temporary files does not do.
static int make_folder(struct program_run *run) {
  const char *folders[] = {getenv("TMPDIR"), "/tmp"};
  int error = ENOENT;
  for (size_t index = 0; index < 2; index++) {
    if (folders[index] == NULL || folders[index][0] != '/' || strlen(folders[index]) > 60) continue;
    snprintf(run->folder, sizeof run->folder, "%s/leakscope-XXXXXX", folders[index]);
    if (mkdtemp(run->folder) != NULL) return 0;
    error = errno;
    run->folder[0] = 0;
  }
  return error;
}

struct program_run *program_run_open(void) {
  struct program_run *run = calloc(1, sizeof *run);
  if (run == NULL) return NULL;
  run->listener = run->signals = -1;
  int error = make_folder(run);
  if (error == 0) {
    strcpy(run->socket_path, run->folder);
    strcat(run->socket_path, "/look");
    error = listen_at(run);
  }
  if (error == 0) error = signals_open(run);
  if (error == 0) return run;
  program_run_close(run);
  errno = error;
  return NULL;
}

const char *program_run_socket(const struct program_run *run) { return run->socket_path; }

const char *program_run_link(struct program_run *run, const char *path) {
  strcpy(run->link_path, run->folder);
  strcat(run->link_path, "/library.so");
  return symlink(path, run->link_path) == 0 ? run->link_path : NULL;
}

int program_run_process(const struct program_run *run) { return run->process; }

int program_run_start(
    struct program_run *run, const char *path, char *const arguments[], char *const environment[]) {
  posix_spawnattr_t attributes;
  int error = posix_spawnattr_init(&attributes);
  if (error != 0) return error;
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK);
  posix_spawnattr_setsigmask(&attributes, &run->mask_before);
  pid_t process = 0;
  error = posix_spawn(&process, path, NULL, &attributes, arguments, environment);
  posix_spawnattr_destroy(&attributes);
  if (error == 0) run->process = process;
  return error;
}

static bool has_ended(struct program_run *run, int *status) {
  pid_t ended;
  do {
    ended = waitpid(run->process, status, WNOHANG);
  } while (ended < 0 && errno == EINTR);
  return ended == run->process;
}

struct program_event program_run_wait(
    struct program_run *run, const int *connections, size_t count, int milliseconds) {
  struct pollfd entries[2 + connection_limit] = {
      {run->signals, POLLIN, 0}, {run->listener, POLLIN, 0}};
  if (count > connection_limit) count = connection_limit;
  for (size_t index = 0; index < count; index++) {
    entries[2 + index] = (struct pollfd){connections[index], POLLIN, 0};
  }
  for (;;) {
    int ready = poll(entries, 2 + count, milliseconds);
    if (ready == 0) return (struct program_event){program_event_idle, 0};
    if (ready < 0) continue;
    // What the program sent comes before its end.
    for (size_t index = 0; index < count; index++) {
      if (entries[2 + index].revents != 0) {
        return (struct program_event){program_event_readable, connections[index]};
      }
    }
    if (entries[1].revents != 0 && count < connection_limit) {
      int connection = accept4(run->listener, NULL, NULL, SOCK_CLOEXEC | SOCK_NONBLOCK);
      if (connection >= 0) return (struct program_event){program_event_connected, connection};
    }
    int status = 0;
    if (entries[0].revents != 0 && signals_pass_on(run) && has_ended(run, &status)) {
      return (struct program_event){program_event_ended, status};
    }
  }
}

ptrdiff_t program_run_read(int connection, void *buffer, size_t capacity) {
  for (;;) {
    ssize_t count = read(connection, buffer, capacity);
    if (count >= 0) return count;
    if (errno == EINTR) continue;
    return errno == EAGAIN ? -1 : 0;
  }
}

void program_run_disconnect(int connection) { close(connection); }

void program_run_close(struct program_run *run) {
  if (run->listener >= 0) close(run->listener);
  if (run->signals >= 0) close(run->signals);
  if (run->socket_path[0] != 0) unlink(run->socket_path);
  if (run->link_path[0] != 0) unlink(run->link_path);
  if (run->folder[0] != 0) rmdir(run->folder);
  free(run);
}

#endif
