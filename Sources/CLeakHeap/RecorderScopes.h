#ifndef CLEAKHEAP_RECORDER_SCOPES_H
#define CLEAKHEAP_RECORDER_SCOPES_H

#include "Scopes.h"
#include "Snapshot.h"

#if LEAKHEAP_SUPPORTED

#include "RecorderShadow.h"

/// What becomes of marks.
struct mark_change {
  uint8_t to[256];
};

/// Gives all live blocks other marks, while other threads allocate and free. A block that is born meanwhile
/// keeps its mark or gets another. False when the memory of the process could not be listed.
RECORDER_HIDDEN bool marks_change(const struct mark_change *change);

/// How many live blocks carry one of some marks, which are marks of scopes; SIZE_MAX when the memory of the
/// process could not be listed.
RECORDER_HIDDEN size_t marks_count(const bool counted[256]);

#endif
#endif
