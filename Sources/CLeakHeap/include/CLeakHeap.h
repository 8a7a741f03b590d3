#ifndef CLEAKHEAP_H
#define CLEAKHEAP_H

#include <stdbool.h>
#include <stdint.h>

#include "Recorder.h"
#include "Scopes.h"
#include "Snapshot.h"
#include "SwiftRuntime.h"
#include "Symbols.h"
#include "System.h"

/// Called on the thread on which a watched object died, after its `deinit` and its members' release and
/// before its memory is given back. `context` and `id` are those given to `leakheap_watch`.
typedef void (*leakheap_death_callback)(void *context, uint64_t id);

/// Whether the death of the object at `object` would be seen. The classes of the standard library are
/// deallocated inside it, by calls that nobody else can see; a subclass of one elsewhere is not.
bool leakheap_can_watch(const void *object);

/// Watches the object at `object` until it dies or `leakheap_unwatch` is called. Nothing is retained and
/// the object is not changed. An object may be watched several times; its callbacks come in that order.
/// Returns false, and watches nothing, when memory ran out.
bool leakheap_watch(const void *object, uint64_t id, leakheap_death_callback callback, void *context);

/// Ends the watch `id` of the object at `object`. Returns false when there is none: then the callback has
/// been called or is about to be.
bool leakheap_unwatch(const void *object, uint64_t id);

#endif
