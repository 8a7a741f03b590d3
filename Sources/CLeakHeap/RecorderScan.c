#include "RecorderShadow.h"

#if LEAKHEAP_SUPPORTED

static uint64_t load_word(const uint8_t *at) {
  uint64_t word;
  memcpy(&word, at, sizeof word);
  return word;
}

// The size of a block stands in memory that a faulty program may have overwritten. It is believed only when
// the block then ends inside the range; otherwise the block counts as the smallest there is.
static size_t believable_size(uintptr_t address, uintptr_t end) {
  size_t usable = usable_size((const void *)address), room = end - address, smallest = 24;
  if (usable >= smallest && usable <= room) return usable;
  return smallest <= room ? smallest : room;
}

size_t leakheap_scan(
    uintptr_t start, uintptr_t end, const bool *marks, struct leakheap_block *blocks) {
  uint8_t *base = shadow_of(0);
  if (base == NULL || end < start + 32) return 0;
  size_t count = 0;
  // A block's size stands before it, so none begins with the range.
  const uint8_t *at = shadow_of(start + 16), *stop = shadow_of(end);
  while (at < stop) {
    if ((uintptr_t)at % shadow_piece == 0) {
      at = shadow_skip_empty(at, stop);
      if (at >= stop) break;
    }
    // Eight granules at a time.
    uint64_t word = load_word(at);
    at += word == 0 ? 8 : __builtin_ctzll(word) / 8;
    if (word == 0 || at >= stop) continue;

    uintptr_t address = (uintptr_t)(at - base) << 4;
    struct shadow_entry entry = shadow_load(at);
    at += sizeof entry;
    size_t slack = 0;
    if (entry.first == entry_wide) {
      slack = load_word(at);
      at += sizeof slack;
    } else if (entry.first != entry_resizing) {
      slack = entry.first - 1u;
    }
    if (marks != NULL && !marks[entry.mark]) continue;
    if (blocks != NULL) {
      size_t usable = believable_size(address, end);
      blocks[count] = (struct leakheap_block){
          .address = address,
          .requested = slack <= usable ? usable - slack : usable,
          .mark = entry.mark,
      };
    }
    count++;
  }
  return count;
}

size_t leakheap_usable_size(uintptr_t block) { return usable_size((const void *)block); }

#endif
