#define _GNU_SOURCE
#include "RecorderArena.h"

#if LEAKHEAP_SUPPORTED

#include <errno.h>
#include <malloc.h>
#include <stdlib.h>
#include <unistd.h>

#include "RecorderForeign.h"

// malloc and its family for the whole process. A definition in the executable is found before that of the
// C library by everyone, the libraries of the toolchain and the C library's own callers included.
//
// The definitions are weak: a program that links an allocator of its own keeps it, without a clash. One that
// comes from a shared library is behind these definitions, and keeps the blocks as well: they pass all on.
// `malloc_usable_size` is among them, although it does what that of the C library does, whose blocks these
// are: that of an allocator in a library would be asked about blocks that are not its own.

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *block);

#define REPLACES_LIBC __attribute__((weak, visibility("default")))

static inline bool is_off(void) {
  return __builtin_expect(recorder_current_mode() == recorder_off, 1);
}

// What happens when the recorder is not off stands in functions of its own, so that a call that is passed on
// needs no stack frame.
#define OUT_OF_LINE __attribute__((noinline))

static inline void *recorded(void *block, size_t size) {
  if (__builtin_expect(block != NULL, 1)) shadow_record(block, size);
  return block;
}

static OUT_OF_LINE void *allocate(size_t size) {
  switch (recorder_decided_mode()) {
  case recorder_on:
    return recorded(__libc_malloc(size), size);
  case recorder_arena:
    return arena_allocate(size);
  case recorder_foreign:
    return foreign_allocator.allocate(size);
  case recorder_off:
  case recorder_undecided:
    return __libc_malloc(size);
  }
}

// By a name of its own as well, to be compared with what the program calls malloc.
RECORDER_HIDDEN void *recorder_malloc(size_t size) {
  return is_off() ? __libc_malloc(size) : allocate(size);
}

void *malloc(size_t) __attribute__((weak, visibility("default"), alias("recorder_malloc")));

bool recorder_is_malloc(void) {
  void *(*volatile prevailing)(size_t) = malloc;
  return prevailing == recorder_malloc;
}

static OUT_OF_LINE void *allocate_zeroed(size_t count, size_t size) {
  size_t bytes;
  if (__builtin_mul_overflow(count, size, &bytes)) {
    errno = ENOMEM;
    return NULL;
  }
  switch (recorder_decided_mode()) {
  case recorder_on:
    return recorded(__libc_calloc(count, size), bytes);
  case recorder_arena:
    return arena_allocate_zeroed(bytes);
  case recorder_foreign:
    return foreign_allocator.allocate_zeroed(count, size);
  case recorder_off:
  case recorder_undecided:
    return __libc_calloc(count, size);
  }
}

void *calloc(size_t, size_t) REPLACES_LIBC;
void *calloc(size_t count, size_t size) {
  return is_off() ? __libc_calloc(count, size) : allocate_zeroed(count, size);
}

static OUT_OF_LINE void *allocate_aligned(size_t alignment, size_t size) {
  switch (recorder_decided_mode()) {
  case recorder_on:
    return recorded(__libc_memalign(alignment, size), size);
  case recorder_arena:
    return arena_allocate_aligned(alignment, size);
  case recorder_foreign:
    return foreign_allocator.allocate_aligned(alignment, size);
  case recorder_off:
  case recorder_undecided:
    return __libc_memalign(alignment, size);
  }
}

void *memalign(size_t, size_t) REPLACES_LIBC;
void *memalign(size_t alignment, size_t size) {
  return is_off() ? __libc_memalign(alignment, size) : allocate_aligned(alignment, size);
}

static OUT_OF_LINE void give_back(void *block) {
  switch (recorder_current_mode()) {
  case recorder_on:
    if (__builtin_expect(block != NULL, 1)) shadow_erase(block);
    __libc_free(block);
    return;
  case recorder_arena:
    arena_free(block);
    return;
  case recorder_foreign:
    foreign_allocator.give_back(block);
    return;
  case recorder_off:
  case recorder_undecided:
    __libc_free(block);
    return;
  }
}

void free(void *) REPLACES_LIBC;
void free(void *block) {
  if (is_off()) {
    __libc_free(block);
  } else {
    give_back(block);
  }
}

// The C library may give the old block back before it returns, and another thread may have it then. So the
// old entry says `resizing` meanwhile, and is erased afterwards only if it still does. A process that is
// frozen in between still sees the block. A mark is never 254, so that no other block's entry can be taken
// for this one.
static void *resize_recorded(void *block, size_t size) {
  uint8_t *at = shadow_of((uintptr_t)block);
  struct shadow_entry before = shadow_load(at);
  size_t wide_slack = before.first == entry_wide ? shadow_erase_wide(block) : 0;
  shadow_store(at, (struct shadow_entry){entry_resizing, 0});

  void *resized = __libc_realloc(block, size);

  if (resized == NULL) {
    if (before.first == entry_wide) {
      shadow_record_wide(block, wide_slack, before.mark);
    } else {
      shadow_store(at, before);
    }
    return NULL;
  }
  if (resized != block) {
    uint8_t expected = entry_resizing;
    __atomic_compare_exchange_n(at, &expected, entry_none, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED);
  }
  // A resized block is the same block: it keeps the mark under which it was born.
  shadow_record_marked(resized, size, before.mark);
  return resized;
}

static OUT_OF_LINE void *resize(void *block, size_t size) {
  if (block == NULL) return allocate(size);
  if (size == 0) {
    give_back(block);
    return NULL;
  }
  switch (recorder_decided_mode()) {
  case recorder_on:
    return resize_recorded(block, size);
  case recorder_arena:
    return arena_resize(block, size);
  case recorder_foreign:
    return foreign_allocator.resize(block, size);
  case recorder_off:
  case recorder_undecided:
    return __libc_realloc(block, size);
  }
}

void *realloc(void *, size_t) REPLACES_LIBC;
void *realloc(void *block, size_t size) {
  return is_off() ? __libc_realloc(block, size) : resize(block, size);
}

void *reallocarray(void *, size_t, size_t) REPLACES_LIBC;
void *reallocarray(void *block, size_t count, size_t size) {
  size_t bytes;
  if (__builtin_mul_overflow(count, size, &bytes)) {
    errno = ENOMEM;
    return NULL;
  }
  return realloc(block, bytes);
}

void *aligned_alloc(size_t, size_t) REPLACES_LIBC;
void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **, size_t, size_t) REPLACES_LIBC;
int posix_memalign(void **result, size_t alignment, size_t size) {
  if (alignment < sizeof(void *) || (alignment & (alignment - 1)) != 0) return EINVAL;
  // This function returns its error and leaves `errno` alone.
  int saved_errno = errno;
  void *block = memalign(alignment, size);
  errno = saved_errno;
  if (block == NULL) return ENOMEM;
  *result = block;
  return 0;
}

size_t malloc_usable_size(void *) REPLACES_LIBC;
size_t malloc_usable_size(void *block) {
  if (block == NULL) return 0;
  switch (recorder_current_mode()) {
  case recorder_foreign:
    return foreign_usable_size(block);
  case recorder_arena:
    return arena_usable_size(block);
  case recorder_on:
  case recorder_off:
  case recorder_undecided:
    return usable_size(block);
  }
}

static size_t page_size(void) { return (size_t)sysconf(_SC_PAGESIZE); }

void *valloc(size_t) REPLACES_LIBC;
void *valloc(size_t size) { return memalign(page_size(), size); }

// Rounds the size up as well, so that the rounded size is the one asked for.
void *pvalloc(size_t) REPLACES_LIBC;
void *pvalloc(size_t size) {
  size_t page = page_size(), rounded;
  if (__builtin_add_overflow(size, page - 1, &rounded)) {
    errno = ENOMEM;
    return NULL;
  }
  return memalign(page, rounded & ~(page - 1));
}

#endif
