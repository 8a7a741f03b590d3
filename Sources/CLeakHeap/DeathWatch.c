// The death of Swift objects, seen from outside.
//
// Every native Swift class instance ends in the runtime's `swift_deallocClassInstance`: its `deinit` has
// run and its members are released. A definition of that function in the executable is found before the
// runtime's own, so that every call of it arrives here first. The definition is weak: where the standard
// library is linked statically its own strong definition wins, nothing is seen, and the caller notices by
// watching an object of its own.
//
// The hook and the table are in one file because a linker takes a file out of a static library as a whole:
// whoever calls `leakheap_watch` gets the hook as well.

#if defined(__linux__)
#define _GNU_SOURCE
#include <dlfcn.h>
#endif

#include <errno.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

#include "CLeakHeap.h"

struct watch {
  // The object's address with all bits inverted: whoever reads this memory in search of references must
  // not take a watch for one.
  uintptr_t hidden_address;
  uint64_t id;
  leakheap_death_callback callback;
  void *context;
  struct watch *next;
};

enum { bucket_count = 4096 };

// Chains by address. Heads are read without the lock by the hook: an empty bucket, which nearly every
// object has, costs one load. Everything else about a chain needs the lock.
static _Atomic(struct watch *) buckets[bucket_count];
static atomic_size_t watch_count;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static _Atomic(struct watch *) *bucket_of(const void *object) {
  // The low four bits of a block's address are always zero.
  uintptr_t address = (uintptr_t)object >> 4;
  return &buckets[(address ^ (address >> 12)) % bucket_count];
}

bool leakheap_watch(const void *object, uint64_t id, leakheap_death_callback callback, void *context) {
  struct watch *added = malloc(sizeof *added);
  if (added == NULL) return false;
  *added = (struct watch){~(uintptr_t)object, id, callback, context, NULL};

  _Atomic(struct watch *) *bucket = bucket_of(object);
  pthread_mutex_lock(&lock);
  struct watch *last = atomic_load_explicit(bucket, memory_order_relaxed);
  if (last == NULL) {
    atomic_store_explicit(bucket, added, memory_order_release);
  } else {
    while (last->next != NULL) last = last->next;
    last->next = added;
  }
  atomic_fetch_add_explicit(&watch_count, 1, memory_order_release);
  pthread_mutex_unlock(&lock);
  return true;
}

// Takes the watches of `object` out of the table, all of them or only `id`, and returns them in order.
static struct watch *take_watches(const void *object, bool all, uint64_t id) {
  uintptr_t hidden_address = ~(uintptr_t)object;
  struct watch *taken = NULL, **taken_end = &taken;
  struct watch *kept = NULL, **kept_end = &kept;

  _Atomic(struct watch *) *bucket = bucket_of(object);
  pthread_mutex_lock(&lock);
  for (struct watch *watch = atomic_load_explicit(bucket, memory_order_relaxed), *next; watch != NULL;
       watch = next) {
    next = watch->next;
    watch->next = NULL;
    if (watch->hidden_address == hidden_address && (all || watch->id == id)) {
      *taken_end = watch;
      taken_end = &watch->next;
      atomic_fetch_sub_explicit(&watch_count, 1, memory_order_relaxed);
    } else {
      *kept_end = watch;
      kept_end = &watch->next;
    }
  }
  atomic_store_explicit(bucket, kept, memory_order_release);
  pthread_mutex_unlock(&lock);
  return taken;
}

bool leakheap_unwatch(const void *object, uint64_t id) {
  struct watch *watch = take_watches(object, false, id);
  free(watch);
  return watch != NULL;
}

#if defined(__linux__)

static void report_death(const void *object) {
  if (atomic_load_explicit(bucket_of(object), memory_order_acquire) == NULL) return;
  // An object may die between a failed call and the look at `errno`.
  int saved_errno = errno;
  struct watch *next;
  for (struct watch *watch = take_watches(object, true, 0); watch != NULL; watch = next) {
    next = watch->next;
    watch->callback(watch->context, watch->id);
    free(watch);
  }
  errno = saved_errno;
}

typedef void (*dealloc_function)(void *object, size_t size, size_t align_mask);

static dealloc_function runtime_dealloc(void) {
  static _Atomic(dealloc_function) found;
  dealloc_function function = atomic_load_explicit(&found, memory_order_relaxed);
  if (function == NULL) {
    function = (dealloc_function)dlsym(RTLD_NEXT, "swift_deallocClassInstance");
    if (function == NULL) abort();
    atomic_store_explicit(&found, function, memory_order_relaxed);
  }
  return function;
}

bool leakheap_can_watch(const void *object) {
  // The word two before a class's metadata is the function that destroys and deallocates an instance.
  void **metadata = *(void **const *)object;
  Dl_info destroyer, runtime;
  if (dladdr(metadata[-2], &destroyer) == 0) return true;
  if (dladdr((void *)runtime_dealloc(), &runtime) == 0) return true;
  return destroyer.dli_fbase != runtime.dli_fbase;
}

__attribute__((weak, visibility("default"))) void swift_deallocClassInstance(
    void *object, size_t size, size_t align_mask);

void swift_deallocClassInstance(void *object, size_t size, size_t align_mask) {
  // In a frozen copy of the process nobody waits for the news, and the lock may be held for ever.
  if (atomic_load_explicit(&watch_count, memory_order_acquire) != 0 && !leakheap_is_copy()) {
    report_death(object);
  }
  runtime_dealloc()(object, size, align_mask);
}

#else

bool leakheap_can_watch(const void *object) { return false; }

#endif
