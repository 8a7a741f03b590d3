#ifndef CLEAKHEAP_SWIFT_RUNTIME_H
#define CLEAKHEAP_SWIFT_RUNTIME_H

#include <stddef.h>
#include <stdint.h>

// Entry points of the Swift runtime that Swift code may not name. They are linked directly and not looked
// up, so that a statically linked standard library serves as well.

/// The metadata of the type with this mangled name, or null. `arguments` are the generic arguments of the
/// type or member that `context`, a context descriptor, describes. Both may be null.
const void *_Nullable leakheap_type_in_context(
    const void *_Nonnull name, size_t length, const void *_Nullable context,
    const void *_Nullable arguments);

/// The same for a name whose parameters a generic environment descriptor describes.
const void *_Nullable leakheap_type_in_environment(
    const void *_Nonnull name, size_t length, const void *_Nonnull environment,
    const void *_Nonnull arguments);

/// The first word of every task, and of the memory for its frames; null without Swift's concurrency.
const void *_Nullable leakheap_task_metadata(void);
const void *_Nullable leakheap_task_slab_metadata(void);

/// The first word of every block object on the heap; null when nothing in the process makes any.
const void *_Nullable leakheap_block_class(void);

/// The types that an image declares: between two addresses, a distance of 32 bits from its own place to the
/// descriptor of each, whose lowest bits tell how it leads there.
struct leakheap_type_list {
  uintptr_t start, end;
};

/// Lists what the images of this process declare, those of the toolchain's libraries included. Returns how many
/// lists there are, at most `capacity`.
size_t leakheap_type_lists(struct leakheap_type_list *_Nonnull lists, size_t capacity);

/// The case of an enum value, payload cases first, by the enum's own value witness.
unsigned leakheap_enum_case(
    const void *_Nonnull witness, const void *_Nonnull value, const void *_Nonnull metadata);

/// Turns an enum value into its payload, in place, by the enum's own value witness.
void leakheap_project_enum(
    const void *_Nonnull witness, void *_Nonnull value, const void *_Nonnull metadata);

#endif
