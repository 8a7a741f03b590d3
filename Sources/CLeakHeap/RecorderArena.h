#ifndef CLEAKHEAP_RECORDER_ARENA_H
#define CLEAKHEAP_RECORDER_ARENA_H

#include "RecorderShadow.h"

#if LEAKHEAP_SUPPORTED

// Where the frozen copy of a process allocates. The copy must not touch the heap that it looks at, and the
// locks of the C library's heap may be held for ever by threads that the copy does not have. The arena has
// one user, the only thread of the copy, and no locks.

/// Reserves the arena. False when there is no address space for it.
RECORDER_HIDDEN bool arena_open(void);

RECORDER_HIDDEN void *arena_allocate(size_t size);
RECORDER_HIDDEN void *arena_allocate_zeroed(size_t size);
RECORDER_HIDDEN void *arena_allocate_aligned(size_t alignment, size_t size);
RECORDER_HIDDEN void *arena_resize(void *block, size_t size);

/// Of blocks from before the copy was made as well.
RECORDER_HIDDEN size_t arena_usable_size(void *block);

/// Blocks from before the copy was made are left as they are.
RECORDER_HIDDEN void arena_free(void *block);

#endif
#endif
