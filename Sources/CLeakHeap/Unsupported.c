#include "Recorder.h"
#include "Scopes.h"
#include "Snapshot.h"

// Where the heap can be neither recorded nor frozen, everything says so and does nothing.

#if !LEAKHEAP_SUPPORTED

#include <stdlib.h>

enum leakheap_recording_state leakheap_recording(void) {
  return LEAKHEAP_SANITIZED ? leakheap_recording_sanitized : leakheap_recording_unsupported;
}

unsigned leakheap_mark(void) { return 0; }

void leakheap_scope_key(const void *key) { (void)key; }

uint64_t leakheap_scope_begin(void) { return 0; }

void leakheap_scope_end(uint64_t token) { (void)token; }

size_t leakheap_scope_blocks(uint64_t token) {
  (void)token;
  return 0;
}

enum leakheap_birth leakheap_scope_birth(uint64_t token, unsigned mark) {
  (void)token, (void)mark;
  return leakheap_birth_elsewhere;
}

unsigned leakheap_scope_count(void) { return 0; }

size_t leakheap_scan(
    uintptr_t start, uintptr_t end, const bool *marks, struct leakheap_block *blocks) {
  (void)marks;
  (void)start, (void)end, (void)blocks;
  return 0;
}

size_t leakheap_usable_size(uintptr_t block) {
  (void)block;
  return 0;
}

size_t leakheap_record_size(void) { return 0; }

void leakheap_record_range(uintptr_t *start, uintptr_t *end) { *start = *end = 0; }

void leakheap_arena_range(uintptr_t *start, uintptr_t *end) { *start = *end = 0; }

enum leakheap_freeze_outcome leakheap_freeze(
    struct leakheap_copy *copy, const struct leakheap_snapshot **snapshot) {
  *copy = (struct leakheap_copy){0};
  *snapshot = NULL;
  return leakheap_freeze_unsupported;
}

bool leakheap_is_copy(void) { return false; }

void leakheap_send(const struct leakheap_copy *copy, const void *bytes, size_t count) {
  (void)copy, (void)bytes, (void)count;
}

void leakheap_leave(void) { abort(); }

ptrdiff_t leakheap_receive(
    const struct leakheap_copy *copy, void *buffer, size_t capacity, uint64_t deadline) {
  (void)copy, (void)buffer, (void)capacity, (void)deadline;
  return 0;
}

int leakheap_discard(struct leakheap_copy *copy, bool kill_it) {
  (void)copy, (void)kill_it;
  return 0;
}

uint64_t leakheap_now(void) { return 0; }

#endif
