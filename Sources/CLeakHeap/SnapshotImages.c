#define _GNU_SOURCE
#include "SnapshotImages.h"

#if LEAKHEAP_SUPPORTED

#include <link.h>
#include <unistd.h>

struct listing {
  struct region *region;
  struct leakheap_image *images;
  size_t count, capacity;
  bool failed;
};

static int count_image(struct dl_phdr_info *info, size_t size, void *context) {
  (void)info, (void)size;
  ++*(size_t *)context;
  return 0;
}

// The program itself has no name in the loader's list.
static const char *path_of(struct region *region, const char *name) {
  if (*name == 0) {
    char *path = region->next;
    size_t room = (size_t)(region->end - region->next);
    ssize_t length = readlink("/proc/self/exe", path, room - 1);
    if (length > 0) {
      path[length] = 0;
      return region_allocate(region, (size_t)length + 1);
    }
  }
  char *copy = region_allocate(region, strlen(name) + 1);
  return copy == NULL ? NULL : strcpy(copy, name);
}

// The thread-local block of an image loaded at start lies at the same distance below every thread pointer.
// One loaded later has it on the heap, at an address of its own in each thread; it has no distance.
static size_t tls_distance(const struct dl_phdr_info *info) {
  uintptr_t block = (uintptr_t)info->dlpi_tls_data;
  uintptr_t thread_pointer = (uintptr_t)__builtin_thread_pointer();
  const uintptr_t largest_static_area = (uintptr_t)1 << 20;
  if (block == 0 || block > thread_pointer) return 0;
  uintptr_t distance = thread_pointer - block;
  return distance <= largest_static_area ? distance : 0;
}

static bool list_segments(
    struct region *region, const struct dl_phdr_info *info, struct leakheap_image *image) {
  struct leakheap_segment *segments =
      region_allocate(region, info->dlpi_phnum * sizeof(struct leakheap_segment));
  if (segments == NULL) return false;
  for (size_t index = 0; index < info->dlpi_phnum; index++) {
    const ElfW(Phdr) *header = &info->dlpi_phdr[index];
    if (header->p_type != PT_LOAD) continue;
    uintptr_t start = info->dlpi_addr + header->p_vaddr;
    segments[image->segment_count++] = (struct leakheap_segment){
        .start = start,
        .end = start + header->p_memsz,
        .writable = (header->p_flags & PF_W) != 0,
        .executable = (header->p_flags & PF_X) != 0,
    };
  }
  image->segments = segments;
  return true;
}

static int list_image(struct dl_phdr_info *info, size_t size, void *context) {
  (void)size;
  struct listing *listing = context;
  if (listing->count == listing->capacity) return 0;
  struct leakheap_image *image = &listing->images[listing->count];
  image->base = info->dlpi_addr;
  image->path = path_of(listing->region, info->dlpi_name);
  image->tls_distance = tls_distance(info);
  if (image->path == NULL || !list_segments(listing->region, info, image)) {
    listing->failed = true;
    return 1;
  }
  listing->count++;
  return 0;
}

bool images_list(struct region *region, struct leakheap_snapshot *snapshot) {
  struct listing listing = {.region = region};
  dl_iterate_phdr(count_image, &listing.capacity);
  listing.images = region_allocate(region, listing.capacity * sizeof(struct leakheap_image));
  if (listing.images == NULL) return false;
  dl_iterate_phdr(list_image, &listing);
  snapshot->images = listing.images;
  snapshot->image_count = listing.count;
  return !listing.failed;
}

#endif
