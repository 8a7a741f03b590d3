#ifndef CLEAKHEAP_RECORDER_SHADOW_H
#define CLEAKHEAP_RECORDER_SHADOW_H

#include "Recorder.h"

#if LEAKHEAP_SUPPORTED

#include <stdatomic.h>
#include <string.h>

// The record: one shadow byte for every 16 bytes of address space.
//
// A block of the C library occupies at least 32 bytes and begins at a multiple of 16, so the shadow bytes
// of its first two granules belong to it alone. That is room for a block's whole entry, written with one
// store of two bytes and without a lock:
//
//   first byte    1 + slack, where slack is the usable size minus the requested size
//   second byte   the mark under which the block was born
//
// A slack of more than 59 bytes occurs in blocks mapped for themselves only. Then the first byte is
// `entry_wide` and the next eight bytes, which are the block's as well, hold the slack.
//
// A first byte is never a number that scopes use for marks: whoever changes marks while others allocate
// may read a byte whose meaning has just changed, and must not take a first byte for a mark.

enum {
  entry_none = 0,
  entry_slack_limit = leakheap_mark_limit - 1,
  // The block is being resized by the C library: it may have moved, or be free, at any moment.
  entry_resizing = 254,
  entry_wide = 255,
};

enum recorder_mode {
  recorder_off = 0,
  recorder_on,
  // Nothing was allocated yet with a known environment.
  recorder_undecided,
  // This process is the frozen copy: allocations come from the arena and are not recorded.
  recorder_arena,
  // Another allocator has all blocks.
  recorder_foreign,
};

#define RECORDER_HIDDEN __attribute__((visibility("hidden")))

extern RECORDER_HIDDEN _Atomic(enum recorder_mode) recorder_mode;
extern RECORDER_HIDDEN _Atomic(uint8_t *) shadow_base;

// The mark of what is born now; or `mark_by_scope`, while it depends on who allocates.
extern RECORDER_HIDDEN _Atomic uint8_t shadow_mark;
enum { mark_by_scope = 255 };

/// The mark of what the caller allocates while there are scopes.
RECORDER_HIDDEN uint8_t scope_mark(void);

/// Whether the `malloc` of this program is the recorder's.
RECORDER_HIDDEN bool recorder_is_malloc(void);

/// Takes the decision if it can be taken, and returns the mode.
RECORDER_HIDDEN enum recorder_mode recorder_decide(void);

/// The mode of this moment. Relaxed: it changes once, before there is a second thread.
static inline enum recorder_mode recorder_current_mode(void) {
  return atomic_load_explicit(&recorder_mode, memory_order_relaxed);
}

/// The same, decided if need be.
static inline enum recorder_mode recorder_decided_mode(void) {
  enum recorder_mode mode = recorder_current_mode();
  return __builtin_expect(mode == recorder_undecided, 0) ? recorder_decide() : mode;
}

static inline uint8_t *shadow_of(uintptr_t address) {
  return atomic_load_explicit(&shadow_base, memory_order_relaxed) + (address >> 4);
}

/// The pieces in which empty parts of the record are passed over.
enum { shadow_piece = 512 };

/// The first place from `at` on, up to `stop`, where something may be written; goes by whole pieces, from the
/// beginning of one.
///
/// Most of the record is empty: that of stacks above all, of which a program may have hundreds.
RECORDER_HIDDEN const uint8_t *shadow_skip_empty(const uint8_t *at, const uint8_t *stop);

struct shadow_entry {
  uint8_t first;
  uint8_t mark;
};

static inline struct shadow_entry shadow_load(const uint8_t *at) {
  struct shadow_entry entry;
  memcpy(&entry, at, sizeof entry);
  return entry;
}

// One plain store of two bytes. A thread that reads it meanwhile does so in a frozen copy only, and there
// every store has happened or not.
static inline void shadow_store(uint8_t *at, struct shadow_entry entry) {
  memcpy(at, &entry, sizeof entry);
}

// The C library keeps the size of a block and of its own words in the word before the block, with three flag
// bits. Eight bytes of that size are this very word. Bit 1 says that the block was mapped for itself; then
// eight more are lost.
static inline size_t usable_size(const void *block) {
  size_t word = ((const size_t *)block)[-1];
  return (word & ~(size_t)7) - ((word & 2) != 0 ? 16 : 8);
}

static inline uint8_t current_mark(void) {
  uint8_t mark = atomic_load_explicit(&shadow_mark, memory_order_relaxed);
  return __builtin_expect(mark == mark_by_scope, 0) ? scope_mark() : mark;
}

/// Writes the entry of a block whose slack does not fit the first byte.
RECORDER_HIDDEN void shadow_record_wide(const void *block, size_t slack, uint8_t mark);

/// Erases the part of such an entry that lies behind the first two bytes, and returns the slack.
RECORDER_HIDDEN size_t shadow_erase_wide(const void *block);

static inline void shadow_record_marked(const void *block, size_t requested, uint8_t mark) {
  size_t slack = usable_size(block) - requested;
  if (__builtin_expect(slack > entry_slack_limit, 0)) {
    shadow_record_wide(block, slack, mark);
  } else {
    shadow_store(
        shadow_of((uintptr_t)block),
        (struct shadow_entry){(uint8_t)(1 + slack), mark});
  }
}

static inline void shadow_record(const void *block, size_t requested) {
  shadow_record_marked(block, requested, current_mark());
}

// Must come before the block is given back: from then on its granules may be somebody else's.
static inline void shadow_erase(const void *block) {
  uint8_t *at = shadow_of((uintptr_t)block);
  if (__builtin_expect(*at == entry_wide, 0)) shadow_erase_wide(block);
  shadow_store(at, (struct shadow_entry){entry_none, 0});
}

#endif
#endif
