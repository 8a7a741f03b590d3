#ifndef CLEAKHEAP_RECORDER_FOREIGN_H
#define CLEAKHEAP_RECORDER_FOREIGN_H

#include "RecorderShadow.h"

#if LEAKHEAP_SUPPORTED

// An allocator that is preloaded or linked as a shared library. The program's own definitions are found before
// it, and the recorder's are among them. So they pass every call on to whom it would have reached without
// them, and nothing is recorded.

/// The definitions behind the recorder's; meaningful where one was found.
struct foreign_allocator {
  void *(*allocate)(size_t size);
  void *(*allocate_zeroed)(size_t count, size_t size);
  void *(*allocate_aligned)(size_t alignment, size_t size);
  void *(*resize)(void *block, size_t size);
  void (*give_back)(void *block);
  size_t (*usable_size)(void *block);
};
extern RECORDER_HIDDEN struct foreign_allocator foreign_allocator;

/// Looks behind the recorder's `malloc`. False when what is there is the C library's.
RECORDER_HIDDEN bool foreign_find(void);

/// The usable size of a block, whosever it is.
RECORDER_HIDDEN size_t foreign_usable_size(void *block);

#endif
#endif
