#ifndef CLEAKHEAP_SNAPSHOT_REGION_H
#define CLEAKHEAP_SNAPSHOT_REGION_H

#include "Snapshot.h"

#if LEAKHEAP_SUPPORTED

#include "RecorderShadow.h"

// What a snapshot has to remember is kept in memory mapped for it: it must not become part of the heap that
// it describes, and while other threads are stopped nothing may call malloc.
struct region {
  char *start, *next, *end;
};

RECORDER_HIDDEN bool region_open(struct region *region);
RECORDER_HIDDEN void region_close(struct region *region);

/// Zeroed memory, aligned for anything. NULL when the region is full.
RECORDER_HIDDEN void *region_allocate(struct region *region, size_t size);

/// The contents of a small text file followed by a zero byte, read without the C library's streams. NULL
/// when it cannot be read.
RECORDER_HIDDEN char *region_read_file(struct region *region, const char *path);

#endif
#endif
