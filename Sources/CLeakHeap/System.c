#define _DEFAULT_SOURCE
#include "System.h"

#include <fcntl.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

// The runtime has the short form for its backtraces. A runtime without it still has the long one.
extern char *_swift_backtrace_demangle(
    const char *name, size_t length, char *buffer, size_t *capacity) __attribute__((weak));
extern char *swift_demangle(
    const char *name, size_t length, char *buffer, size_t *capacity, uint32_t flags);

size_t leakheap_find_word(
    const uintptr_t *words, size_t start, size_t count, uintptr_t mask, uintptr_t low,
    uintptr_t high) {
  size_t index = start;
  while (index < count && (words[index] & mask) - low > high - low) index++;
  return index;
}

// The program is the parent of its copy.
static bool read_thread_name(int thread, char *name) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/task/%d/comm", (int)getppid(), thread);
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return false;
  ssize_t count = read(file, name, leakheap_thread_name_size);
  close(file);
  if (count <= 0) return false;
  name[count < leakheap_thread_name_size ? count : leakheap_thread_name_size - 1] = 0;
  name[strcspn(name, "\n")] = 0;
  return name[0] != 0;
}

bool leakheap_thread_name(int thread, char *name) {
  char program[leakheap_thread_name_size];
  return read_thread_name(thread, name) && read_thread_name((int)getppid(), program)
      && strcmp(name, program) != 0;
}

static bool may_be_frame_counts(uintptr_t word) {
  // A side table, or one unowned reference more than an object has that is freed with the last of them.
  return word >> 63 == 1 || ((word & 1) == 1 && (word >> 1 & 0x7fffffff) >= 2);
}

size_t leakheap_find_frame_counts(const uintptr_t *words, size_t start, size_t count) {
  size_t index = start;
  while (index < count && !may_be_frame_counts(words[index])) index++;
  return index;
}

const void *leakheap_map_file(const char *path, size_t *size) {
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return NULL;
  struct stat about;
  void *contents = MAP_FAILED;
  if (fstat(file, &about) == 0 && S_ISREG(about.st_mode) && about.st_size > 0) {
    *size = (size_t)about.st_size;
    contents = mmap(NULL, *size, PROT_READ, MAP_PRIVATE, file, 0);
  }
  close(file);
  return contents == MAP_FAILED ? NULL : contents;
}

void leakheap_unmap_file(const void *contents, size_t size) { munmap((void *)contents, size); }

char *leakheap_demangle(const char *name, size_t length) {
  if (_swift_backtrace_demangle != NULL) {
    return _swift_backtrace_demangle(name, length, NULL, NULL);
  }
  return swift_demangle(name, length, NULL, NULL, 0);
}

char *leakheap_demangle_with_types(const char *name, size_t length) {
  return swift_demangle(name, length, NULL, NULL, 0);
}

void *leakheap_allocate_zeroed(size_t count, size_t size) { return calloc(count, size); }

void leakheap_free(void *memory) { free(memory); }

void leakheap_erase(void *memory, size_t size) {
  memset(memory, 0, size);
  // Otherwise a write to memory that nobody reads may be left out.
  __asm__ volatile("" : : "r"(memory) : "memory");
}
