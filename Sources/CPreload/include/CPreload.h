#ifndef CPRELOAD_H
#define CPRELOAD_H

#include <stddef.h>
#include <stdint.h>

// What a program does that `leakscope exec` has started with this library in it: it tells the command that the
// library is there, and looks at its own memory when it ends, when it is asked to, and from time to time.
//
//     constructor ──► environment as it was ──► hello
//     exit, SIGINT, SIGTERM ─┐
//     signal, time ─► thread ┴► frozen copy ──► what it found      each message over a connection of its own
//                                program   ──► how the look went
//
// The program itself allocates nothing for it, and keeps no file open.

/// Why the process looks at itself.
enum preload_trigger {
  preload_trigger_exit = 0,
  preload_trigger_interrupt = 1,
  preload_trigger_signal = 2,
  preload_trigger_time = 3,
};

/// What a message is about.
enum preload_message_kind {
  // `detail[0]`: the state of the recorder, `detail[1]`: 1 if the runtime fits, `detail[2]`: 1 if the program is
  // written in Swift; the payload is the path of its file
  preload_message_hello = 1,
  preload_message_found = 2,   // from the frozen copy: `detail[0]`: trigger; the payload is what was found
  preload_message_looked = 3,  // `detail[0]`: trigger, `detail[1]`: outcome, `detail[2]`: its detail
  preload_message_deaf = 4,    // the signal that asks for looks is handled by the program itself
};

/// How a look went. Numbers below 16 are those of `leakheap_freeze_outcome`.
enum preload_outcome {
  preload_outcome_done = 0,
  preload_outcome_crashed = 16,    // the detail is the signal
  preload_outcome_timed_out = 17,
  preload_outcome_incomplete = 18,
};

enum { preload_magic = 0x31504C4C };

/// The beginning of every message.
struct preload_message {
  uint32_t magic;
  uint32_t kind;
  int32_t process;
  uint32_t look;  // 1 for the first look of the process
  int64_t detail[3];
  uint64_t pause;  // nanoseconds that the program stood still, at most
  uint64_t length;  // of the payload that follows
};

/// Sends a message; nothing happens when nobody listens.
void preload_send(struct preload_message message, const void *payload);

/// Reads the frozen process and sends what it found. Defined in Swift, called in the copy only.
///
/// `snapshot` is a `leakheap_snapshot`, `request` what was asked for, `last_mark` the mark that was begun after the
/// last look, and `message` is to be completed with the length of what was found.
void preload_examine(
    const void *snapshot, const char *request, unsigned last_mark,
    const struct preload_message *message);

#endif
