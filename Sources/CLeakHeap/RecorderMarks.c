#include "RecorderScopes.h"

#if LEAKHEAP_SUPPORTED

#include "SnapshotMappings.h"

// The record of a process that goes on. What stands at a place may change at any moment, so nothing is read
// twice, and a byte counts as a mark only where marks of its kind cannot be anything else: see
// RecorderShadow.h. Only the slack of blocks mapped for themselves may be any byte, and is passed over.

static uint8_t load_byte(const uint8_t *at) { return __atomic_load_n(at, __ATOMIC_RELAXED); }

// What is to be done with marks; without a change they are counted only.
struct visit {
  const struct mark_change *change;
  const bool *counted;
  size_t count;
};

static void visit_byte(uint8_t *at, uint8_t mark, struct visit *visit) {
  if (visit->change == NULL) {
    visit->count += visit->counted[mark];
  } else if (visit->change->to[mark] != mark) {
    // Unless its block is gone, or another one stands here with the same mark, which is as well.
    __atomic_compare_exchange_n(
        at, &mark, visit->change->to[mark], false, __ATOMIC_RELAXED, __ATOMIC_RELAXED);
  }
}

// Whether none of eight bytes can be the mark of a scope, or the first byte of a wide entry.
static bool is_plain(uint64_t word) {
  const uint64_t each = 0x0101010101010101;
  uint64_t sums = (word & 0x7F * each) + (0x7F - leakheap_mark_limit) * each;
  return ((sums | word) & 0x80 * each) == 0;
}

static void visit_entries(uint8_t *at, uint8_t *stop, struct visit *visit) {
  while (at < stop) {
    if ((uintptr_t)at % shadow_piece == 0) {
      at = (uint8_t *)shadow_skip_empty(at, stop);
      if (at >= stop) return;
    }
    uint64_t word;
    memcpy(&word, at, sizeof word);
    if (is_plain(word)) {
      at += sizeof word;
      continue;
    }
    uint8_t byte = load_byte(at);
    if (byte == entry_wide) {
      visit_byte(at + 1, load_byte(at + 1), visit);
      at += sizeof(struct shadow_entry) + sizeof(size_t);
    } else {
      visit_byte(at, byte, visit);
      at++;
    }
  }
}

static bool is_heap(const struct leakheap_mapping *mapping) {
  return mapping->readable && mapping->writable && mapping->anonymous && !mapping->own;
}

static bool visit_all(struct visit *visit) {
  struct region region;
  struct leakheap_snapshot snapshot = {0};
  if (!region_open(&region)) return false;
  bool is_listed = mappings_list(&region, &snapshot);
  for (size_t index = 0; is_listed && index < snapshot.mapping_count; index++) {
    const struct leakheap_mapping *mapping = &snapshot.mappings[index];
    if (is_heap(mapping)) {
      visit_entries(shadow_of(mapping->start), shadow_of(mapping->end), visit);
    }
  }
  region_close(&region);
  return is_listed;
}

bool marks_change(const struct mark_change *change) {
  return visit_all(&(struct visit){.change = change});
}

size_t marks_count(const bool counted[256]) {
  struct visit visit = {.counted = counted};
  return visit_all(&visit) ? visit.count : SIZE_MAX;
}

#endif
