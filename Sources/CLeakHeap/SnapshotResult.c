#define _GNU_SOURCE
#include "Snapshot.h"

#if LEAKHEAP_SUPPORTED

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

void leakheap_send(const struct leakheap_copy *copy, const void *bytes, size_t count) {
  const char *next = bytes;
  while (count > 0) {
    ssize_t written = write(copy->pipe, next, count);
    if (written < 0 && errno == EINTR) continue;
    // Nobody is left to read it.
    if (written <= 0) leakheap_leave();
    next += written;
    count -= (size_t)written;
  }
}

void leakheap_leave(void) { _exit(0); }

ptrdiff_t leakheap_receive(
    const struct leakheap_copy *copy, void *buffer, size_t capacity, uint64_t deadline) {
  for (;;) {
    uint64_t now = leakheap_now();
    if (now >= deadline) return -1;
    // Rounded up, so that the last wait is not a busy one; and never for longer than an `int` can say.
    uint64_t milliseconds = (deadline - now) / 1000000 + 1;
    struct pollfd source = {copy->pipe, POLLIN, 0};
    int ready = poll(&source, 1, milliseconds < 60000 ? (int)milliseconds : 60000);
    if (ready <= 0) continue;
    ssize_t count = read(copy->pipe, buffer, capacity);
    if (count >= 0) return count;
    if (errno != EINTR) return 0;
  }
}

int leakheap_discard(struct leakheap_copy *copy, bool kill_it) {
  if (kill_it) kill(copy->process, SIGKILL);
  int status = 0;
  pid_t ended;
  do {
    ended = waitpid(copy->process, &status, __WALL);
  } while (ended < 0 && errno == EINTR);
  close(copy->pipe);
  return ended == copy->process && WIFSIGNALED(status) ? WTERMSIG(status) : 0;
}

#endif
