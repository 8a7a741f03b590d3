#define _GNU_SOURCE
#include "ProgramRun.h"

#if defined(__linux__)

#include <errno.h>
#include <inttypes.h>
#include <poll.h>
#include <spawn.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

enum { connection_limit = 256 };

// Nobody can know the name before the socket has it.
static int name_socket(struct program_run *run) {
  uint64_t number;
  if (getrandom(&number, sizeof number, 0) != sizeof number) return errno;
  snprintf(
      run->socket_name, sizeof run->socket_name, "leakscope-%d-%016" PRIx64, (int)getpid(), number);
  return 0;
}

static int listen_at_name(struct program_run *run) {
  int error = name_socket(run);
  if (error != 0) return error;
  struct sockaddr_un address = {.sun_family = AF_UNIX};
  size_t length = strlen(run->socket_name);
  memcpy(address.sun_path + 1, run->socket_name, length);
  socklen_t size = (socklen_t)(offsetof(struct sockaddr_un, sun_path) + 1 + length);
  run->listener = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
  if (run->listener < 0) return errno;
  if (bind(run->listener, (struct sockaddr *)&address, size) != 0) return errno;
  return listen(run->listener, connection_limit) == 0 ? 0 : errno;
}

struct program_run *program_run_open(void) {
  struct program_run *run = calloc(1, sizeof *run);
  if (run == NULL) return NULL;
  run->listener = run->signals = -1;
  int error = listen_at_name(run);
  if (error == 0) error = signals_open(run);
  if (error == 0) return run;
  program_run_close(run);
  errno = error;
  return NULL;
}

const char *program_run_socket(const struct program_run *run) { return run->socket_name; }

static bool make_folder(struct program_run *run, const char *parent) {
  static const char name[] = "/leakscope-XXXXXX";
  if (parent == NULL || parent[0] != '/' || strpbrk(parent, " :") != NULL) return false;
  if (strlen(parent) + sizeof name > sizeof run->folder) return false;
  strcpy(run->folder, parent);
  strcat(run->folder, name);
  if (mkdtemp(run->folder) != NULL) return true;
  run->folder[0] = 0;
  return false;
}

const char *program_run_link(struct program_run *run, const char *path) {
  static const char name[] = "/library.so";
  if (!make_folder(run, getenv("TMPDIR")) && !make_folder(run, "/tmp")) return NULL;
  if (strlen(run->folder) + sizeof name > sizeof run->link_path) return NULL;
  strcpy(run->link_path, run->folder);
  strcat(run->link_path, name);
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

// The program is run by the same user, or may have become another one if this one is the administrator.
static bool is_trusted(int connection) {
  struct ucred sender;
  socklen_t length = sizeof sender;
  if (getsockopt(connection, SOL_SOCKET, SO_PEERCRED, &sender, &length) != 0) return false;
  return geteuid() == 0 || sender.uid == geteuid() || sender.uid == getuid();
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
      if (connection >= 0 && !is_trusted(connection)) {
        close(connection);
      } else if (connection >= 0) {
        return (struct program_event){program_event_connected, connection};
      }
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
  if (run->link_path[0] != 0) unlink(run->link_path);
  if (run->folder[0] != 0) rmdir(run->folder);
  free(run);
}

#endif
