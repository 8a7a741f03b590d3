#define _GNU_SOURCE
#include "Symbols.h"

#include <stdlib.h>
#include <string.h>

// An entry of a 64-bit file.
struct entry {
  uint32_t name;
  uint8_t info, other;
  uint16_t section;
  uint64_t value, size;
};

enum { type_object = 1, type_function = 2, type_thread_local = 6, type_indirect_function = 10 };

static bool is_wanted(const struct entry *entry) {
  // Symbols of section 0 are defined by other files.
  if (entry->section == 0) return false;
  switch (entry->info & 15) {
  case type_object:
  case type_function:
  case type_thread_local:
  case type_indirect_function: return true;
  default: return false;
  }
}

struct names {
  const char *start;
  size_t size;
};

static struct names name_of(const struct leakheap_symbol *symbol, const struct names *names) {
  if (symbol->name >= names->size) return (struct names){"", 0};
  const char *start = names->start + symbol->name;
  return (struct names){start, strnlen(start, names->size - symbol->name)};
}

static int order(uint64_t left, uint64_t right) { return (left > right) - (left < right); }

static int compare_names(struct names left, struct names right) {
  bool is_swift = left.size >= 2 && memcmp(left.start, "$s", 2) == 0;
  bool other_is_swift = right.size >= 2 && memcmp(right.start, "$s", 2) == 0;
  if (is_swift != other_is_swift) return is_swift ? 1 : -1;
  if (left.size != right.size) return order(right.size, left.size);
  return memcmp(right.start, left.start, left.size);
}

static int compare(const void *left_symbol, const void *right_symbol, void *names) {
  const struct leakheap_symbol *left = left_symbol, *right = right_symbol;
  if (left->value != right->value) return order(left->value, right->value);
  if (left->is_thread_local != right->is_thread_local) return left->is_thread_local ? -1 : 1;
  if (left->size != right->size) return order(left->size, right->size);
  return compare_names(name_of(left, names), name_of(right, names));
}

#if defined(__GLIBC__)

static void sort(struct leakheap_symbol *symbols, size_t count, struct names *names) {
  qsort_r(symbols, count, sizeof *symbols, compare, names);
}

#else

static _Thread_local struct names *names_being_sorted;

static int compare_here(const void *left, const void *right) {
  return compare(left, right, names_being_sorted);
}

static void sort(struct leakheap_symbol *symbols, size_t count, struct names *names) {
  names_being_sorted = names;
  qsort(symbols, count, sizeof *symbols, compare_here);
}

#endif

size_t leakheap_read_symbols(
    const void *table, size_t size, size_t entry_size, const char *names, size_t names_size,
    struct leakheap_symbol *symbols) {
  if (entry_size < sizeof(struct entry)) return 0;
  size_t count = 0;
  for (size_t offset = 0; size >= sizeof(struct entry) && offset <= size - sizeof(struct entry);
       offset += entry_size) {
    struct entry entry;
    memcpy(&entry, (const char *)table + offset, sizeof entry);
    if (!is_wanted(&entry)) continue;
    symbols[count++] = (struct leakheap_symbol){
        .value = entry.value,
        .size = entry.size,
        .name = entry.name,
        .is_thread_local = (entry.info & 15) == type_thread_local,
    };
  }
  sort(symbols, count, &(struct names){names, names_size});
  return count;
}

ptrdiff_t leakheap_find_symbol(
    const struct leakheap_symbol *symbols, size_t count, const char *names, size_t names_size,
    const char *name, size_t name_size) {
  for (size_t index = 0; index < count; index++) {
    size_t start = symbols[index].name;
    // The end is looked at first: hardly any other name has one there.
    if (names_size <= name_size || start >= names_size - name_size) continue;
    if (names[start + name_size] == 0 && memcmp(names + start, name, name_size) == 0) {
      return (ptrdiff_t)index;
    }
  }
  return -1;
}
