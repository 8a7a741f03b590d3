#define _GNU_SOURCE
#include "RecorderShadow.h"

#if LEAKHEAP_SUPPORTED

#include <errno.h>
#include <sys/mman.h>
#include <unistd.h>

// User addresses have 47 bits, and 16 bytes share one shadow byte.
static const size_t shadow_size = (size_t)1 << 43;

_Atomic(enum recorder_mode) recorder_mode = recorder_undecided;
_Atomic(uint8_t *) shadow_base;
_Atomic uint8_t shadow_mark;

static enum leakheap_recording_state recording = leakheap_recording_off;

// Only pages that are written to become memory: 4 KiB for each 64 KiB of heap.
static uint8_t *reserve_shadow(void) {
  void *shadow = mmap(NULL, shadow_size, PROT_READ | PROT_WRITE,
                      MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (shadow == MAP_FAILED) return NULL;
  // A huge page would make 2 MiB of memory out of a single entry.
  madvise(shadow, shadow_size, MADV_NOHUGEPAGE);
  madvise(shadow, shadow_size, MADV_DONTDUMP);
  return shadow;
}

static bool environment_asks(char **variables) {
  static const char wanted[] = "LEAKSCOPE_RECORD=1";
  for (; *variables != NULL; variables++) {
    if (strcmp(*variables, wanted) == 0) return true;
  }
  return false;
}

// The first allocations of a process are the dynamic loader's, made before the C library knows the
// environment. They pass unrecorded: nothing of the program's can be in them. All this happens on the first
// thread, before any constructor that could start another.
enum recorder_mode recorder_decide(void) {
  enum recorder_mode mode = recorder_current_mode();
  if (mode != recorder_undecided || environ == NULL) return mode;
  mode = recorder_off;
  if (environment_asks(environ)) {
    int saved_errno = errno;
    uint8_t *shadow = reserve_shadow();
    errno = saved_errno;
    atomic_store_explicit(&shadow_base, shadow, memory_order_relaxed);
    recording = shadow == NULL ? leakheap_recording_no_space : leakheap_recording_on;
    if (shadow != NULL) mode = recorder_on;
  }
  atomic_store_explicit(&recorder_mode, mode, memory_order_relaxed);
  return mode;
}

void shadow_record_wide(const void *block, size_t slack, uint8_t mark) {
  uint8_t *at = shadow_of((uintptr_t)block);
  memcpy(at + sizeof(struct shadow_entry), &slack, sizeof slack);
  shadow_store(at, (struct shadow_entry){entry_wide, mark});
}

size_t shadow_erase_wide(const void *block) {
  uint8_t *slack_at = shadow_of((uintptr_t)block) + sizeof(struct shadow_entry);
  size_t slack, zero = 0;
  memcpy(&slack, slack_at, sizeof slack);
  memcpy(slack_at, &zero, sizeof zero);
  return slack;
}

// Whoever asks has allocated before. If that did not lead here, somebody else's malloc is in the process.
enum leakheap_recording_state leakheap_recording(void) {
  if (recorder_current_mode() != recorder_undecided) return recording;
  return environment_asks(environ) ? leakheap_recording_bypassed : leakheap_recording_off;
}

unsigned leakheap_mark(void) {
  if (recording != leakheap_recording_on) return 0;
  uint8_t mark = atomic_load_explicit(&shadow_mark, memory_order_relaxed);
  do {
    if (mark == leakheap_mark_limit) return 0;
  } while (!atomic_compare_exchange_weak(&shadow_mark, &mark, (uint8_t)(mark + 1)));
  return mark + 1u;
}

size_t leakheap_record_size(void) { return shadow_size; }

void leakheap_record_range(uintptr_t *start, uintptr_t *end) {
  *start = (uintptr_t)atomic_load_explicit(&shadow_base, memory_order_relaxed);
  *end = *start == 0 ? 0 : *start + shadow_size;
}

#endif
