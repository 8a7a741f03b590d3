#include "SwiftRuntime.h"

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
