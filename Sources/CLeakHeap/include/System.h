#ifndef CLEAKHEAP_SYSTEM_H
#define CLEAKHEAP_SYSTEM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// What reading a frozen process needs from the system and from the Swift runtime.

/// Zeroed memory for `count` values of `size` bytes, of which only what is written to becomes real; to be
/// given back with `leakheap_free`. NULL when there is none.
void *leakheap_allocate_zeroed(size_t count, size_t size);

void leakheap_free(void *memory);

/// Overwrites memory with zeros, whether or not anybody will read it.
void leakheap_erase(void *memory, size_t size);

enum { leakheap_thread_name_size = 16 };

/// In a frozen copy: writes the name that a thread of the program has for the system, at most 15 bytes and a zero.
/// Returns whether it has one that is not the program's: a thread begins with the name of the one that made it.
bool leakheap_thread_name(int thread, char *name);

/// The place of the first word from `start` on, among `count` words, whose bits under `mask` are a number from `low`
/// to `high`; `count` when there is none.
size_t leakheap_find_word(
    const uintptr_t *words, size_t start, size_t count, uintptr_t mask, uintptr_t low,
    uintptr_t high);

/// The place of the first word from `start` on, among `count` words, that may be the reference counts of an object
/// that was not allocated, in the frame of a function; `count` when there is none. Those of an allocated object never
/// look so, unless it has a side table.
size_t leakheap_find_frame_counts(const uintptr_t *words, size_t start, size_t count);

/// Maps a whole file for reading. NULL when there is none, it is empty, or it is no regular file.
const void *leakheap_map_file(const char *path, size_t *size);

void leakheap_unmap_file(const void *contents, size_t size);

/// The short form of a mangled Swift name, as debuggers show it, to be given back with `leakheap_free`. NULL
/// when the name is not a Swift name.
char *leakheap_demangle(const char *name, size_t length);

/// The long form, with modules and the types of functions.
char *leakheap_demangle_with_types(const char *name, size_t length);

#endif
