#define _GNU_SOURCE
#include "SnapshotRegion.h"

#if LEAKHEAP_SUPPORTED

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

static const size_t region_size = (size_t)256 << 20;

bool region_open(struct region *region) {
  void *start = mmap(NULL, region_size, PROT_READ | PROT_WRITE,
                     MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (start == MAP_FAILED) return false;
  // The kernel joins neighbouring mappings of the same kind. These flags, which only the record has as well,
  // keep this one apart from the program's.
  madvise(start, region_size, MADV_NOHUGEPAGE);
  madvise(start, region_size, MADV_DONTDUMP);
  *region = (struct region){start, start, (char *)start + region_size};
  return true;
}

void region_close(struct region *region) {
  munmap(region->start, region_size);
  *region = (struct region){0};
}

void *region_allocate(struct region *region, size_t size) {
  size_t rounded = (size + 15) & ~(size_t)15;
  if (rounded < size || rounded > (size_t)(region->end - region->next)) return NULL;
  void *memory = region->next;
  region->next += rounded;
  return memory;
}

char *region_read_file(struct region *region, const char *path) {
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return NULL;
  char *text = region->next;
  size_t room = (size_t)(region->end - region->next), count = 0;
  ssize_t got = 0;
  while (count + 1 < room && (got = read(file, text + count, room - count - 1)) > 0) {
    count += (size_t)got;
  }
  close(file);
  if (got < 0) return NULL;
  text[count] = 0;
  return region_allocate(region, count + 1);
}

#endif
