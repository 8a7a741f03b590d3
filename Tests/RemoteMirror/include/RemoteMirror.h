#ifndef REMOTE_MIRROR_H
#define REMOTE_MIRROR_H

#include <stdbool.h>
#include <stdint.h>

// The toolchain's reflection library, which its own memory tools use, applied to this very process: an
// independent reading of objects for tests. It is found beside the standard library, if at all.

enum mirror_kind {
  mirror_unknown = 0,
  mirror_builtin = 1,
  mirror_raw_pointer = 2,
  mirror_tuple = 3,
  mirror_struct = 4,
  mirror_no_payload_enum = 5,
  mirror_single_payload_enum = 6,
  mirror_multi_payload_enum = 7,
  mirror_function = 8,
  mirror_opaque_existential = 9,
  mirror_class_existential = 10,
  mirror_error_existential = 11,
  mirror_metatype = 12,
  mirror_strong = 13,
  mirror_unowned = 14,
  mirror_weak = 15,
  mirror_unmanaged = 16,
  mirror_class_instance = 17,
  mirror_closure_context = 18,
};

/// A type as the library names it.
typedef uintptr_t mirror_type;

struct mirror_info {
  uint32_t kind, size, alignment, stride, field_count;
};

struct mirror_child {
  const char *_Nullable name;
  uint32_t offset, kind;
  mirror_type type;
};

/// Loads the library and tells it of all images. False when it is not there.
bool mirror_open(void);

/// An object or a closure's context: what it is, and its parts.
struct mirror_info mirror_object(uintptr_t object);
struct mirror_child mirror_object_child(uintptr_t object, uint32_t index);

/// A value's type and its parts.
struct mirror_info mirror_value(mirror_type type);
struct mirror_child mirror_value_child(mirror_type type, uint32_t index);

/// The case of an enum value; -1 when it cannot be told.
int mirror_enum_case(mirror_type type, uintptr_t value);

/// The value in an existential; false when it cannot be told.
bool mirror_existential(
    mirror_type type, uintptr_t existential, mirror_type *_Nonnull value_type,
    uintptr_t *_Nonnull value);

/// Whether a type has a demangled name that begins so.
bool mirror_has_name(mirror_type type, const char *_Nonnull start);

#endif
