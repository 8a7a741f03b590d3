#define _GNU_SOURCE
#include "Preload.h"

#if defined(__linux__)

#include <errno.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <sys/un.h>
#include <unistd.h>

static bool write_all(int connection, const void *bytes, size_t count) {
  const char *next = bytes;
  while (count > 0) {
    ssize_t sent = send(connection, next, count, MSG_NOSIGNAL);
    if (sent < 0 && errno == EINTR) continue;
    if (sent <= 0) return false;
    next += sent;
    count -= (size_t)sent;
  }
  return true;
}

// Whoever takes the name when the command has gone is told nothing.
static bool leads_to_command(int connection) {
  const char *command = preload_value("command");
  struct ucred listener;
  socklen_t length = sizeof listener;
  return command != NULL
      && getsockopt(connection, SOL_SOCKET, SO_PEERCRED, &listener, &length) == 0
      && listener.pid == (pid_t)strtol(command, NULL, 10);
}

// A program may close all its files, so each message has a connection of its own, found by its name. The name is
// none of a file: nothing is left of it when the command is killed, and a program may change its root.
static int open_connection(void) {
  const char *name = preload_value("socket");
  struct sockaddr_un address = {.sun_family = AF_UNIX};
  size_t length = name == NULL ? 0 : strcspn(name, "\n");
  if (length == 0 || length >= sizeof address.sun_path) return -1;
  memcpy(address.sun_path + 1, name, length);
  socklen_t size = (socklen_t)(offsetof(struct sockaddr_un, sun_path) + 1 + length);
  int connection = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (connection < 0) return -1;
  // The program must not wait for ever for a command that is stopped.
  struct timeval patience = {.tv_sec = 5};
  setsockopt(connection, SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof patience);
  int status;
  do {
    status = connect(connection, (struct sockaddr *)&address, size);
  } while (status != 0 && errno == EINTR);
  if (status == 0 && leads_to_command(connection)) return connection;
  close(connection);
  return -1;
}

void preload_send(struct preload_message message, const void *payload) {
  int saved_errno = errno;
  int connection = open_connection();
  if (connection >= 0) {
    message.magic = preload_magic;
    if (write_all(connection, &message, sizeof message)) {
      write_all(connection, payload, message.length);
    }
    close(connection);
  }
  errno = saved_errno;
}

#endif
