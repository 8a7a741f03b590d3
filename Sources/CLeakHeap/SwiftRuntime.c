#include "SwiftRuntime.h"

#include <stdbool.h>

#define SWIFT_CALL __attribute__((swiftcall))

extern SWIFT_CALL const void *swift_getTypeByMangledNameInContext(
    const char *name, size_t length, const void *context, const void *const *arguments);
extern SWIFT_CALL const void *swift_getTypeByMangledNameInEnvironment(
    const char *name, size_t length, const void *environment, const void *const *arguments);

const void *leakheap_type_in_context(
    const void *name, size_t length, const void *context, const void *arguments) {
  return swift_getTypeByMangledNameInContext(name, length, context, arguments);
}

const void *leakheap_type_in_environment(
    const void *name, size_t length, const void *environment, const void *arguments) {
  return swift_getTypeByMangledNameInEnvironment(name, length, environment, arguments);
}

// The concurrency library exports these for debuggers.
extern const void *const _swift_concurrency_debug_asyncTaskMetadata __attribute__((weak));
extern const void *const _swift_concurrency_debug_asyncTaskSlabMetadata __attribute__((weak));

const void *leakheap_task_metadata(void) {
  const void *const *where = &_swift_concurrency_debug_asyncTaskMetadata;
  return where ? *where : NULL;
}

const void *leakheap_task_slab_metadata(void) {
  const void *const *where = &_swift_concurrency_debug_asyncTaskSlabMetadata;
  return where ? *where : NULL;
}

extern const void *const _NSConcreteMallocBlock[] __attribute__((weak));

const void *leakheap_block_class(void) { return _NSConcreteMallocBlock; }

typedef unsigned (*enum_case_witness)(const void *value, const void *metadata);
typedef void (*project_witness)(void *value, const void *metadata);

unsigned leakheap_enum_case(const void *witness, const void *value, const void *metadata) {
  return ((enum_case_witness)(uintptr_t)witness)(value, metadata);
}

void leakheap_project_enum(const void *witness, void *value, const void *metadata) {
  ((project_witness)(uintptr_t)witness)(value, metadata);
}

// What an image tells the runtime of itself, in the runtime's own order. On a platform whose images tell the dynamic
// loader instead there is no such function.
struct metadata_sections {
  uintptr_t version, base;
  const void *unused[2];
  struct {
    uintptr_t start;
    size_t length;
  } protocols, conformances, types;
};

extern void swift_enumerateAllMetadataSections(
    bool (*body)(const struct metadata_sections *, void *), void *context) __attribute__((weak));

struct type_lists {
  struct leakheap_type_list *next, *end;
};

static bool add_type_list(const struct metadata_sections *sections, void *context) {
  struct type_lists *lists = context;
  if (lists->next == lists->end) return false;
  *lists->next++ = (struct leakheap_type_list){
      sections->types.start, sections->types.start + sections->types.length};
  return true;
}

size_t leakheap_type_lists(struct leakheap_type_list *lists, size_t capacity) {
  struct type_lists found = {lists, lists + capacity};
  if (swift_enumerateAllMetadataSections != NULL) {
    swift_enumerateAllMetadataSections(add_type_list, &found);
  }
  return (size_t)(found.next - lists);
}
