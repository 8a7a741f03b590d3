#include "SnapshotMappings.h"

#if LEAKHEAP_SUPPORTED

static bool overlaps(const struct leakheap_mapping *mapping, uintptr_t start, uintptr_t end) {
  return mapping->start < end && start < mapping->end;
}

static uintptr_t read_hexadecimal(const char **text) {
  uintptr_t number = 0;
  for (;; ++*text) {
    char digit = **text;
    if (digit >= '0' && digit <= '9') {
      number = number * 16 + (uintptr_t)(digit - '0');
    } else if (digit >= 'a' && digit <= 'f') {
      number = number * 16 + (uintptr_t)(digit - 'a' + 10);
    } else {
      return number;
    }
  }
}

// Skips the rest of a field and the spaces behind it.
static const char *next_field(const char *text) {
  while (*text != ' ' && *text != '\n' && *text != 0) text++;
  while (*text == ' ') text++;
  return text;
}

// A line: 7f00-7f10 rw-p offset device inode   name
static struct leakheap_mapping read_line(const char *line) {
  struct leakheap_mapping mapping = {0};
  mapping.start = read_hexadecimal(&line);
  line++;
  mapping.end = read_hexadecimal(&line);
  const char *access = line + 1;
  const char *inode = next_field(next_field(next_field(access)));
  const char *name = next_field(inode);
  mapping.readable = access[0] == 'r';
  mapping.writable = access[1] == 'w';
  mapping.executable = access[2] == 'x';
  mapping.anonymous = access[3] == 'p' && *inode == '0' && *name != '/';
  // The kernel's own pages. Some of them fault although they claim to be readable.
  if (strncmp(name, "[v", 2) == 0) mapping.readable = mapping.anonymous = false;
  return mapping;
}

bool mappings_list(struct region *region, struct leakheap_snapshot *snapshot) {
  const char *text = region_read_file(region, "/proc/self/maps");
  if (text == NULL) return false;
  size_t lines = 0;
  for (const char *at = text; *at != 0; at++) lines += *at == '\n';

  struct leakheap_mapping *mappings =
      region_allocate(region, lines * sizeof(struct leakheap_mapping));
  if (mappings == NULL) return false;
  uintptr_t record_start, record_end;
  leakheap_record_range(&record_start, &record_end);
  for (size_t index = 0; index < lines; index++) {
    struct leakheap_mapping mapping = read_line(text);
    mapping.own = overlaps(&mapping, record_start, record_end)
        || overlaps(&mapping, (uintptr_t)region->start, (uintptr_t)region->end);
    mappings[index] = mapping;
    text = strchr(text, '\n') + 1;
  }
  snapshot->mappings = mappings;
  snapshot->mapping_count = lines;
  return true;
}

#endif
