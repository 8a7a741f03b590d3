#define _GNU_SOURCE
#include "RemoteMirror.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/uio.h>
#include <unistd.h>

// MARK: What the library asks of its user

static int query_layout(void *reader, int query, void *in, void *out) {
  (void)reader;
  (void)in;
  switch (query) {
  case 0:                                           // pointer size
  case 1: *(uint8_t *)out = 8; return 1;            // size of size_t
  case 2: *(uint64_t *)out = UINT64_MAX; return 1;  // bits of pointers that are not signatures
  case 3: *(uint8_t *)out = 0; return 1;            // low bits that Objective-C reserves
  case 4: *(uint64_t *)out = 4096; return 1;        // least pointer
  case 5: *(uint8_t *)out = 0; return 1;            // whether there is Objective-C
  default: return 0;
  }
}

static void free_bytes(void *reader, const void *bytes, void *context) {
  (void)reader;
  (void)context;
  free((void *)bytes);
}

// The kernel reads, so that a wrong address is an error and no fault.
static const void *read_bytes(void *reader, uint64_t address, uint64_t size, void **context) {
  (void)reader;
  *context = NULL;
  void *buffer = malloc(size);
  struct iovec local = {buffer, size}, remote = {(void *)address, size};
  if (buffer && process_vm_readv(getpid(), &local, 1, &remote, 1, 0) == (ssize_t)size) {
    return buffer;
  }
  free(buffer);
  return NULL;
}

static uint64_t string_length(void *reader, uint64_t address) {
  (void)reader;
  return strlen((const char *)address);
}

static uint64_t symbol_address(void *reader, const char *name, uint64_t length) {
  (void)reader;
  char *copy = strndup(name, length);
  void *address = dlsym(RTLD_DEFAULT, copy);
  free(copy);
  return (uint64_t)address;
}

// MARK: The library

struct range {
  uintptr_t begin, end;
  uintptr_t reserved;  // must be zero
};

struct reflection_info {
  struct range fields, associated_types, builtin_types, captures, type_names, strings;
  uintptr_t local_start, remote_start;  // not used by a reader of its own process
};

static void *context;
static void (*add_info)(void *, struct reflection_info);
static struct mirror_info (*info_of_object)(void *, uintptr_t);
static struct mirror_child (*child_of_object)(void *, uintptr_t, uint32_t);
static struct mirror_info (*info_of_type)(void *, mirror_type);
static struct mirror_child (*child_of_type)(void *, mirror_type, uint32_t);
static int (*project_enum)(void *, uint64_t, mirror_type, int *);
static int (*project_existential)(void *, uint64_t, mirror_type, mirror_type *, uint64_t *);
static char *(*name_of_type)(void *, mirror_type);

struct section {
  uintptr_t start, length;
};

struct metadata_sections {
  uintptr_t version, base, unused[2];
  struct section protocols, conformances, types, type_names, strings, fields, associated_types,
      replace, replace_more, builtin_types, captures;
};

extern void swift_enumerateAllMetadataSections(
    bool (*body)(const struct metadata_sections *, void *), void *context);

static struct range range_of(struct section section) {
  return (struct range){section.start, section.start + section.length, 0};
}

static bool add_image(const struct metadata_sections *sections, void *unused) {
  (void)unused;
  add_info(context, (struct reflection_info){
                        range_of(sections->fields), range_of(sections->associated_types),
                        range_of(sections->builtin_types), range_of(sections->captures),
                        range_of(sections->type_names), range_of(sections->strings), 0, 0});
  return true;
}

static bool load(void) {
  Dl_info core;
  if (!dladdr((void *)swift_enumerateAllMetadataSections, &core)) return false;
  char path[4096];
  const char *slash = strrchr(core.dli_fname, '/');
  size_t length = slash ? (size_t)(slash - core.dli_fname) + 1 : 0;
  const char name[] = "libswiftRemoteMirror.so";
  if (length + sizeof name > sizeof path) return false;
  memcpy(path, core.dli_fname, length);
  memcpy(path + length, name, sizeof name);
  void *library = dlopen(path, RTLD_NOW);
  if (!library) return false;

  void *(*create)(void *, void *, void *, void *, void *, void *) =
      dlsym(library, "swift_reflection_createReflectionContextWithDataLayout");
  add_info = dlsym(library, "swift_reflection_addReflectionInfo");
  info_of_object = dlsym(library, "swift_reflection_infoForInstance");
  child_of_object = dlsym(library, "swift_reflection_childOfInstance");
  info_of_type = dlsym(library, "swift_reflection_infoForTypeRef");
  child_of_type = dlsym(library, "swift_reflection_childOfTypeRef");
  project_enum = dlsym(library, "swift_reflection_projectEnumValue");
  project_existential = dlsym(library, "swift_reflection_projectExistentialAndUnwrapClass");
  name_of_type = dlsym(library, "swift_reflection_copyDemangledNameForTypeRef");
  if (!create || !add_info || !info_of_object || !child_of_object || !info_of_type ||
      !child_of_type || !project_enum || !project_existential || !name_of_type) {
    return false;
  }
  context = create(NULL, query_layout, free_bytes, read_bytes, string_length, symbol_address);
  if (context) swift_enumerateAllMetadataSections(add_image, NULL);
  return context;
}

bool mirror_open(void) { return context || load(); }

struct mirror_info mirror_object(uintptr_t object) { return info_of_object(context, object); }

struct mirror_child mirror_object_child(uintptr_t object, uint32_t index) {
  return child_of_object(context, object, index);
}

struct mirror_info mirror_value(mirror_type type) { return info_of_type(context, type); }

struct mirror_child mirror_value_child(mirror_type type, uint32_t index) {
  return child_of_type(context, type, index);
}

int mirror_enum_case(mirror_type type, uintptr_t value) {
  int number = -1;
  return project_enum(context, value, type, &number) ? number : -1;
}

bool mirror_existential(
    mirror_type type, uintptr_t existential, mirror_type *value_type, uintptr_t *value) {
  uint64_t address = 0;
  if (!project_existential(context, existential, type, value_type, &address)) return false;
  *value = address;
  return true;
}

bool mirror_has_name(mirror_type type, const char *start) {
  char *name = name_of_type(context, type);
  bool has = name && strncmp(name, start, strlen(start)) == 0;
  free(name);
  return has;
}
