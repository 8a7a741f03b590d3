#define _GNU_SOURCE
#include "RecorderArena.h"

#if LEAKHEAP_SUPPORTED

#include <errno.h>
#include <sys/mman.h>

#include "RecorderForeign.h"

// A limit on what a runaway walk can take from the machine, and far more than an honest one needs. Where
// address space is scarce, what there is has to do.
static const size_t largest_arena = (size_t)16 << 30, smallest_arena = (size_t)16 << 20;

static char *arena_start, *arena_next, *arena_end;

// Freed blocks wait in a list per size class for the next of that class. Classes 1 to 64 are multiples of
// 16 bytes, and from 1 KiB on each is twice the one before.
enum { small_classes = 64, class_count = small_classes + 32 };
static void *free_blocks[class_count];

static size_t class_size(int class) {
  if (class <= small_classes) return (size_t)class * 16;
  return (size_t)1024 << (class - small_classes);
}

// The smallest class whose blocks have room for `size` bytes; `class_count` when there is none.
static int class_for(size_t size) {
  if (size <= 16) return 1;
  if (size <= 1024) return (int)((size + 15) / 16);
  if (size > largest_arena) return class_count;
  return small_classes + (64 - __builtin_clzl(size - 1)) - 10;
}

bool arena_open(void) {
  for (size_t size = largest_arena; size >= smallest_arena; size /= 2) {
    void *start = mmap(NULL, size, PROT_READ | PROT_WRITE,
                       MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (start == MAP_FAILED) continue;
    arena_start = arena_next = start;
    arena_end = arena_start + size;
    return true;
  }
  return false;
}

void leakheap_arena_range(uintptr_t *start, uintptr_t *end) {
  *start = (uintptr_t)arena_start;
  *end = (uintptr_t)arena_end;
}

static bool is_of_arena(const void *block) {
  return (const char *)block >= arena_start && (const char *)block < arena_end;
}

// Writes the size word that the C library's blocks have, flagged as one mapped for itself, so that
// `malloc_usable_size` answers rightly for blocks of the arena as well.
static void set_usable_size(void *block, size_t usable) {
  ((size_t *)block)[-1] = (usable + 16) | 2;
}

static void *take_new(size_t size) {
  if ((size_t)(arena_end - arena_next) < size + 16) {
    errno = ENOMEM;
    return NULL;
  }
  void *block = arena_next + 16;
  arena_next += size + 16;
  set_usable_size(block, size);
  return block;
}

static void *take_freed(int class) {
  if (class >= class_count || free_blocks[class] == NULL) return NULL;
  void *block = free_blocks[class];
  memcpy(&free_blocks[class], block, sizeof(void *));
  return block;
}

static void *take_new_of_class(int class) {
  if (class < class_count) return take_new(class_size(class));
  errno = ENOMEM;
  return NULL;
}

void *arena_allocate(size_t size) {
  int class = class_for(size);
  void *block = take_freed(class);
  return block != NULL ? block : take_new_of_class(class);
}

void *arena_allocate_zeroed(size_t size) {
  int class = class_for(size);
  void *block = take_freed(class);
  // Memory that was never used is zero, and clearing it would make all of it real.
  return block != NULL ? memset(block, 0, size) : take_new_of_class(class);
}

void *arena_allocate_aligned(size_t alignment, size_t size) {
  if (alignment <= 16) return arena_allocate(size);
  if (size > largest_arena || alignment > largest_arena) {
    errno = ENOMEM;
    return NULL;
  }
  size_t rounded = (size + 15) & ~(size_t)15;
  char *block = take_new(rounded + alignment);
  if (block == NULL) return NULL;
  char *aligned = (char *)(((uintptr_t)block + alignment - 1) & ~(uintptr_t)(alignment - 1));
  set_usable_size(aligned, rounded == 0 ? 16 : rounded);
  return aligned;
}

size_t arena_usable_size(void *block) {
  return is_of_arena(block) ? usable_size(block) : foreign_usable_size(block);
}

void *arena_resize(void *block, size_t size) {
  if (block == NULL) return arena_allocate(size);
  size_t usable = arena_usable_size(block);
  if (is_of_arena(block) && size <= usable) return block;
  void *resized = arena_allocate(size);
  if (resized == NULL) return NULL;
  memcpy(resized, block, usable < size ? usable : size);
  arena_free(block);
  return resized;
}

// From this size on the system gets the memory of a freed block back, but for the page that the list of free
// blocks needs.
static const size_t large_block = 1 << 20;

static void give_back_pages(char *block, size_t usable) {
  uintptr_t start = ((uintptr_t)block + sizeof(void *) + 4095) & ~(uintptr_t)4095;
  uintptr_t end = ((uintptr_t)block + usable) & ~(uintptr_t)4095;
  if (start < end) madvise((void *)start, end - start, MADV_DONTNEED);
}

void arena_free(void *block) {
  if (block == NULL || !is_of_arena(block)) return;
  // The largest class that the block has room for: aligned blocks need not have the size of a class.
  size_t usable = usable_size(block);
  int class = class_for(usable);
  if (class_size(class) > usable) class--;
  if (usable >= large_block) give_back_pages(block, usable);
  memcpy(block, &free_blocks[class], sizeof(void *));
  free_blocks[class] = block;
}

#endif
