#define _GNU_SOURCE
#include "SnapshotProbe.h"

#if LEAKHEAP_SUPPORTED

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static bool read_task_file(int id, const char *name, char *text, size_t capacity) {
  char path[64];
  snprintf(path, sizeof path, "/proc/self/task/%d/%s", id, name);
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return false;
  ssize_t count = read(file, text, capacity - 1);
  close(file);
  if (count < 0) return false;
  text[count] = 0;
  return true;
}

// "run-nanoseconds wait-nanoseconds turns". Where the kernel does not count, the place has to do.
static uint64_t read_turns(int id) {
  char text[96], *rest;
  if (!read_task_file(id, "schedstat", text, sizeof text)) return 0;
  strtoull(text, &rest, 10);
  strtoull(rest, &rest, 10);
  return strtoull(rest, NULL, 10);
}

// "number six-arguments stack-pointer program-counter", or "-1 stack-pointer program-counter" for a thread
// that waits elsewhere than in a system call. The arguments are registers of the thread.
static void read_place(const char *place, struct leakheap_thread *thread) {
  uintptr_t words[9] = {0};
  size_t count = 0;
  char *rest = (char *)place;
  strtoll(rest, &rest, 10);
  while (count < 9 && *rest == ' ') words[count++] = strtoull(rest + 1, &rest, 16);
  if (count < 2) return;
  thread->program_counter = words[count - 1];
  thread->stack_pointer = words[count - 2];
  thread->register_count = count - 2;
  memcpy(thread->registers, words, thread->register_count * sizeof(uintptr_t));
}

enum probe probe_thread(struct leakheap_thread *thread, struct thread_watch *watch) {
  char place[sizeof watch->place];
  if (!read_task_file(thread->id, "syscall", place, sizeof place)) return probe_gone;
  if (strncmp(place, "running", 7) == 0) return probe_running;
  uint64_t turns = read_turns(thread->id);
  if (turns == watch->turns && strcmp(place, watch->place) == 0) return probe_unchanged;

  watch->turns = turns;
  memcpy(watch->place, place, sizeof place);
  read_place(place, thread);
  return thread->stack_pointer == 0 ? probe_gone : probe_elsewhere;
}

#endif
