#ifndef CLEAKHEAP_RECORDER_H
#define CLEAKHEAP_RECORDER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "Support.h"

// The recorder knows every live block of the C heap: its address, its exact requested size, and under
// which mark it was born. It replaces malloc and its family for the whole process and passes every call on
// to the C library.
//
// It is decided once, at the first allocation of the process, whether it records: when the environment has
// LEAKSCOPE_RECORD=1, or when the program contains a library whose programs always do, unless the environment
// has LEAKSCOPE_DISABLE=1. Otherwise each call costs one branch that is always predicted.

enum leakheap_recording_state {
  leakheap_recording_off = 0,           // nobody asked for it
  leakheap_recording_on = 1,
  leakheap_recording_sanitized = 2,     // the process has the allocator of a sanitizer
  leakheap_recording_unsupported = 3,   // not this platform
  leakheap_recording_no_space = 4,      // the address space for the record could not be reserved
  leakheap_recording_bypassed = 5,      // asked for, but another allocator answers malloc
  leakheap_recording_disabled = 6,      // the environment forbids it
};

/// Whether blocks are recorded, or why not.
enum leakheap_recording_state leakheap_recording(void);

enum { leakheap_mark_limit = 60 };

/// Begins a new mark and returns its number: 1, 2, 3 … Blocks born from now on, in any thread, carry it.
/// Blocks born before the first mark carry 0. Returns 0, and begins nothing, when nothing is recorded or
/// all `leakheap_mark_limit` numbers are used up. While there are scopes, blocks carry other marks.
unsigned leakheap_mark(void);

/// One live block.
struct leakheap_block {
  uintptr_t address;
  uint64_t requested : 48;
  uint64_t mark : 8;
};

/// Writes the live blocks that begin in `start ..< end` to `blocks`, in the order of their addresses, and
/// returns how many there are; only counts them where `blocks` is null. Where `marks` is not null, only those
/// whose mark, of 256, is true there. The range must be readable memory and `blocks` must have room for them.
/// Meaningful while nobody allocates.
size_t leakheap_scan(
    uintptr_t start, uintptr_t end, const bool *marks, struct leakheap_block *blocks);

/// The bytes of a live block that its owner may use: its requested size and what rounding added. Standard
/// collections do use them. Reads the word before the block.
size_t leakheap_usable_size(uintptr_t block);

/// How many bytes of address space the record reserves where something is recorded.
size_t leakheap_record_size(void);

/// The address range of the record itself, which is never worth reading. Empty when nothing is recorded.
void leakheap_record_range(uintptr_t *start, uintptr_t *end);

/// The address range in which a frozen copy of the process allocates. What the runtime makes there on behalf
/// of the reader, metadata of types, is worth reading. Empty when nothing is recorded.
void leakheap_arena_range(uintptr_t *start, uintptr_t *end);

#endif
