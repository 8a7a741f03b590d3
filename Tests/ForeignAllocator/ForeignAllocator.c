// An allocator of a program's own, as jemalloc or mimalloc are when they are linked statically, or preloaded: it
// defines malloc and its family, has all memory from its start, and never takes any back.

#include "ForeignAllocator.h"

#include <stdatomic.h>
#include <stdint.h>
#include <string.h>

static _Atomic size_t count;

size_t foreign_allocator_count(void) { return count; }

#if defined(__linux__)

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

enum { header = 16 };

static char room[1 << 28] __attribute__((aligned(4096)));
static _Atomic size_t used;

static void *take(size_t alignment, size_t size) {
  if (alignment < 16) alignment = 16;
  size_t wanted = size + header + alignment;
  size_t start = atomic_fetch_add(&used, (wanted + 15) & ~(size_t)15);
  if (start + wanted > sizeof room) {
    errno = ENOMEM;
    return NULL;
  }
  uintptr_t block = (uintptr_t)room + start + header;
  block = (block + alignment - 1) & ~(uintptr_t)(alignment - 1);
  ((size_t *)block)[-1] = size;
  atomic_fetch_add(&count, 1);
  return (void *)block;
}

void *malloc(size_t size) { return take(16, size); }

// A block that is not its own was taken from somebody else.
void free(void *block) {
  if (block != NULL && ((char *)block < room || (char *)block >= room + sizeof room)) abort();
}

void *calloc(size_t number, size_t size) { return take(16, number * size); }

void *realloc(void *block, size_t size) {
  void *resized = take(16, size);
  if (block == NULL || resized == NULL) return resized;
  size_t old = ((size_t *)block)[-1];
  return memcpy(resized, block, old < size ? old : size);
}

void *memalign(size_t alignment, size_t size) { return take(alignment, size); }

void *aligned_alloc(size_t alignment, size_t size) { return take(alignment, size); }

int posix_memalign(void **result, size_t alignment, size_t size) {
  *result = take(alignment, size);
  return *result == NULL ? ENOMEM : 0;
}

size_t malloc_usable_size(void *block) { return block == NULL ? 0 : ((size_t *)block)[-1]; }

__attribute__((destructor)) static void say_how_many(void) {
  if (getenv("FOREIGN_ALLOCATOR_SAYS_HOW_MANY") == NULL) return;
  char line[64];
  int length = snprintf(line, sizeof line, "blocks of the allocator: %zu\n", (size_t)count);
  if (write(STDOUT_FILENO, line, (size_t)length) < 0) abort();
}

#endif
