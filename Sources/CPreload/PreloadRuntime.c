#define _GNU_SOURCE
#include "Preload.h"

#if defined(__linux__)

#include <dlfcn.h>
#include <elf.h>
#include <link.h>
#include <stdio.h>
#include <string.h>

static const char runtime_name[] = "libswiftCore.so";

static const char *file_name(const char *path) {
  const char *slash = strrchr(path, '/');
  return slash == NULL ? path : slash + 1;
}

struct build {
  char text[2 * 64 + 1];
};

static void write_build(const ElfW(Nhdr) *note, struct build *build) {
  const unsigned char *bytes = (const unsigned char *)(note + 1) + ((note->n_namesz + 3) & ~3u);
  for (size_t index = 0; index < note->n_descsz && index < 64; index++) {
    snprintf(build->text + 2 * index, 3, "%02x", bytes[index]);
  }
}

static int read_build(struct dl_phdr_info *info, size_t size, void *context) {
  (void)size;
  if (strcmp(file_name(info->dlpi_name), runtime_name) != 0) return 0;
  for (size_t index = 0; index < info->dlpi_phnum; index++) {
    const ElfW(Phdr) *header = &info->dlpi_phdr[index];
    if (header->p_type != PT_NOTE) continue;
    const char *next = (const char *)(info->dlpi_addr + header->p_vaddr);
    const char *end = next + header->p_memsz;
    while (next + sizeof(ElfW(Nhdr)) <= end) {
      const ElfW(Nhdr) *note = (const ElfW(Nhdr) *)next;
      if (note->n_type == NT_GNU_BUILD_ID) write_build(note, context);
      next += sizeof *note + ((note->n_namesz + 3) & ~3u) + ((note->n_descsz + 3) & ~3u);
    }
  }
  return 1;
}

bool preload_runtime_fits(void) {
  const char *wanted = preload_value("runtime");
  if (wanted == NULL) return true;
  struct build build = {0};
  dl_iterate_phdr(read_build, &build);
  size_t length = strcspn(wanted, "\n");
  return strlen(build.text) == length && strncmp(build.text, wanted, length) == 0;
}

// The loader has made the addresses in this table those of this process.
static bool needs_runtime(const ElfW(Dyn) *entries) {
  const char *names = NULL;
  for (const ElfW(Dyn) *entry = entries; entry->d_tag != DT_NULL; entry++) {
    if (entry->d_tag == DT_STRTAB) names = (const char *)entry->d_un.d_ptr;
  }
  if (names == NULL) return false;
  for (const ElfW(Dyn) *entry = entries; entry->d_tag != DT_NULL; entry++) {
    if (entry->d_tag == DT_NEEDED && strcmp(names + entry->d_un.d_val, runtime_name) == 0) return true;
  }
  return false;
}

// The runtime and what belongs to it, which this library has brought along.
static bool is_of_runtime(const char *path) { return strncmp(file_name(path), "libswift", 8) == 0; }

static int find_user(struct dl_phdr_info *info, size_t size, void *context) {
  (void)size;
  const void *own = context;
  if (info->dlpi_addr == (uintptr_t)own || is_of_runtime(info->dlpi_name)) return 0;
  for (size_t index = 0; index < info->dlpi_phnum; index++) {
    const ElfW(Phdr) *header = &info->dlpi_phdr[index];
    if (header->p_type == PT_DYNAMIC
        && needs_runtime((const ElfW(Dyn) *)(info->dlpi_addr + header->p_vaddr))) {
      return 1;
    }
  }
  return 0;
}

bool preload_program_is_swift(void) {
  Dl_info own;
  if (dladdr(runtime_name, &own) == 0) return false;
  return dl_iterate_phdr(find_user, own.dli_fbase) == 1;
}

#endif
