#ifndef FOREIGN_ALLOCATOR_H
#define FOREIGN_ALLOCATOR_H

#include <stddef.h>

/// How many blocks the allocator has given out.
size_t foreign_allocator_count(void);

#endif
