#define _GNU_SOURCE
#include "RecorderForeign.h"

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

static bool environment_has(const char *wanted) {
  for (char **variable = environ; *variable != NULL; variable++) {
    if (strcmp(*variable, wanted) == 0) return true;
  }
  return false;
}

// A library whose programs always record has a variable of this name, which this file does not define.
extern const int leakheap_records_by_default __attribute__((weak));

static enum leakheap_recording_state wanted_state(void) {
  if (environment_has("LEAKSCOPE_DISABLE=1")) return leakheap_recording_disabled;
  if (&leakheap_records_by_default != NULL) return leakheap_recording_on;
  return environment_has("LEAKSCOPE_RECORD=1") ? leakheap_recording_on : leakheap_recording_off;
}

// Before the first allocation, because each block has to go back to whom it came from.
static enum recorder_mode look_for_another_allocator(void) {
  static bool has_looked;
  if (has_looked) return recorder_undecided;
  has_looked = true;
  if (!foreign_find()) return recorder_undecided;
  atomic_store_explicit(&recorder_mode, recorder_foreign, memory_order_relaxed);
  return recorder_foreign;
}

// The first allocations of a process are the dynamic loader's, made before the C library knows the
// environment. They pass unrecorded: nothing of the program's can be in them. All this happens on the first
// thread, before any constructor that could start another.
enum recorder_mode recorder_decide(void) {
  enum recorder_mode mode = recorder_current_mode();
  if (mode != recorder_undecided) return mode;
  mode = look_for_another_allocator();
  if (mode != recorder_undecided || environ == NULL) return mode;
  mode = recorder_off;
  recording = wanted_state();
  if (recording == leakheap_recording_on && !recorder_is_malloc()) {
    recording = leakheap_recording_bypassed;
  }
  if (recording == leakheap_recording_on) {
    int saved_errno = errno;
    uint8_t *shadow = reserve_shadow();
    errno = saved_errno;
    atomic_store_explicit(&shadow_base, shadow, memory_order_relaxed);
    if (shadow == NULL) recording = leakheap_recording_no_space;
    if (shadow != NULL) mode = recorder_on;
  }
  atomic_store_explicit(&recorder_mode, mode, memory_order_relaxed);
  return mode;
}

// The C library compares faster than any loop here, above all in a build without optimisation.
const uint8_t *shadow_skip_empty(const uint8_t *at, const uint8_t *stop) {
  static const uint8_t empty[shadow_piece];
  while (stop - at >= shadow_piece && memcmp(at, empty, shadow_piece) == 0) at += shadow_piece;
  return at;
}

void shadow_record_wide(const void *block, size_t slack, uint8_t mark) {
  uint8_t *at = shadow_of((uintptr_t)block);
  // Of a block that is too small for more, which has not been seen, the size is told as too large.
  if (usable_size(block) < 16 * (sizeof(struct shadow_entry) + sizeof slack)) {
    shadow_store(at, (struct shadow_entry){1 + entry_slack_limit, mark});
    return;
  }
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

// Before the program can change its environment. Something has been allocated by now: if that did not lead
// here, or led on, somebody else's malloc is in the process.
__attribute__((constructor)) static void note_what_is_wanted(void) {
  enum recorder_mode mode = recorder_current_mode();
  if (mode != recorder_undecided && mode != recorder_foreign) return;
  recording = wanted_state();
  if (recording == leakheap_recording_on) recording = leakheap_recording_bypassed;
}

enum leakheap_recording_state leakheap_recording(void) { return recording; }

size_t leakheap_record_size(void) { return shadow_size; }

void leakheap_record_range(uintptr_t *start, uintptr_t *end) {
  *start = (uintptr_t)atomic_load_explicit(&shadow_base, memory_order_relaxed);
  *end = *start == 0 ? 0 : *start + shadow_size;
}

#endif
