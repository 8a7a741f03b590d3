#ifndef CPRELOAD_PRELOAD_H
#define CPRELOAD_PRELOAD_H

#include <stdbool.h>
#include <stdint.h>

#include "CPreload.h"

#define PRELOAD_HIDDEN __attribute__((visibility("hidden")))

/// What was asked for, as the environment said it: lines of `key=value`. Empty: nothing.
extern PRELOAD_HIDDEN char preload_request[];

/// The value of the first line with this key, which ends with the line; NULL when there is none.
PRELOAD_HIDDEN const char *preload_value(const char *key);

/// A number of nanoseconds; 0 when there is no such line.
PRELOAD_HIDDEN uint64_t preload_nanoseconds(const char *key);

/// Whether this is the process that was started, or one whose looks were asked for as well.
PRELOAD_HIDDEN bool preload_is_program(void);

/// Takes what is meant for this library out of the environment, so that nobody inherits it, and remembers it.
/// Returns false when there is nothing.
PRELOAD_HIDDEN bool preload_take_environment(void);

/// Whether the Swift runtime of this process is the one that is asked for.
PRELOAD_HIDDEN bool preload_runtime_fits(void);

/// Whether the program, or a library that it loads at its start, needs the Swift runtime: this library, which is in
/// every program that a program starts if those are wanted, needs it too.
PRELOAD_HIDDEN bool preload_program_is_swift(void);

/// Has what is born from now on count as younger than the last look.
PRELOAD_HIDDEN void preload_begin_interval(void);

/// Looks at this process now. Allocates nothing, and may be called from the handler of a signal.
PRELOAD_HIDDEN void preload_look(enum preload_trigger trigger);

/// Has SIGINT and SIGTERM look before they end the process, where they would end it.
PRELOAD_HIDDEN void preload_watch_interrupts(void);

/// Tells once if the signal that asks for looks does not any more, since the program has a handler of its own.
PRELOAD_HIDDEN void preload_check_signal(void);

/// Starts a thread that looks when it is asked to by a signal or by time, if that is wanted.
PRELOAD_HIDDEN void preload_start_thread(void);

#endif
