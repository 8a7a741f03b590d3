#ifndef CLEAKHEAP_SYMBOLS_H
#define CLEAKHEAP_SYMBOLS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The symbol table of an ELF file. A large program has hundreds of thousands of symbols, and a frozen copy
// sorts them anew, so this is done in a language that is fast without an optimiser as well.

/// A function or variable that the file defines.
struct leakheap_symbol {
  uint64_t value;
  uint64_t size;
  uint32_t name;  // where its name begins among the names
  bool is_thread_local;
};

/// Writes the functions and variables of a symbol table to `symbols`, which must have room for as many as the
/// table has entries, and returns how many there are. They are sorted by value. Several can have one value;
/// the last of them is to be taken, and it is the same one in every build: not a thread-local one, whose value
/// is no address; of the rest the longest; of those a Swift name before another, a short name before a long
/// one, and then by the alphabet.
size_t leakheap_read_symbols(
    const void *table, size_t size, size_t entry_size, const char *names, size_t names_size,
    struct leakheap_symbol *symbols);

/// The place of the first of these symbols that has a name, or -1.
ptrdiff_t leakheap_find_symbol(
    const struct leakheap_symbol *symbols, size_t count, const char *names, size_t names_size,
    const char *name, size_t name_size);

#endif
