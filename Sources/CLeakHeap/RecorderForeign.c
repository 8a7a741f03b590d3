#define _GNU_SOURCE
#include "RecorderForeign.h"

#if LEAKHEAP_SUPPORTED

#include <dlfcn.h>

struct foreign_allocator foreign_allocator;

extern void *__libc_malloc(size_t size);

// The loader writes an address; the C library calls a function. Both have the size of a pointer.
static bool find(const char *name, void *function) {
  void *address = dlsym(RTLD_NEXT, name);
  memcpy(function, &address, sizeof address);
  return address != NULL;
}

bool foreign_find(void) {
  struct foreign_allocator found;
  bool is_whole = find("malloc", &found.allocate) && find("calloc", &found.allocate_zeroed)
      && find("memalign", &found.allocate_aligned) && find("realloc", &found.resize)
      && find("free", &found.give_back) && find("malloc_usable_size", &found.usable_size);
  if (!is_whole || found.allocate == __libc_malloc) return false;
  foreign_allocator = found;
  return true;
}

size_t foreign_usable_size(void *block) {
  return foreign_allocator.usable_size != NULL ? foreign_allocator.usable_size(block)
                                               : usable_size(block);
}

#endif
