#ifndef CLEAKHEAP_SNAPSHOT_IMAGES_H
#define CLEAKHEAP_SNAPSHOT_IMAGES_H

#include "SnapshotRegion.h"

#if LEAKHEAP_SUPPORTED

/// Lists the images of this process. Takes the dynamic loader's lock, which a stopped thread might hold: to
/// be called before any is. False when the region is full.
RECORDER_HIDDEN bool images_list(struct region *region, struct leakheap_snapshot *snapshot);

#endif
#endif
