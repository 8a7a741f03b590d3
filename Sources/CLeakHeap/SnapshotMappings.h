#ifndef CLEAKHEAP_SNAPSHOT_MAPPINGS_H
#define CLEAKHEAP_SNAPSHOT_MAPPINGS_H

#include "SnapshotRegion.h"

#if LEAKHEAP_SUPPORTED

/// Lists what is mapped in this process, in the order of addresses. Takes no lock. False when it cannot be
/// read or the region is full.
RECORDER_HIDDEN bool mappings_list(struct region *region, struct leakheap_snapshot *snapshot);

#endif
#endif
