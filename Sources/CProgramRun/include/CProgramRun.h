#ifndef CPROGRAMRUN_H
#define CPROGRAMRUN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Running a program as a shell would have run it, in the same group of processes and on the same terminal, while
// listening to the library that is inside it.

/// A program that runs, or is about to.
struct program_run;

/// What happened.
enum program_event_kind {
  program_event_connected,  // `value`: the descriptor of a connection
  program_event_readable,   // `value`: the descriptor of the connection that can be read or has ended
  program_event_ended,      // `value`: the status as `waitpid` tells it
  program_event_idle,       // nothing, for as long as was to be waited
};

struct program_event {
  enum program_event_kind kind;
  int value;
};

/// Opens a socket that the library finds by its name, which is none of a file. What other users send to it is not
/// listened to. NULL, with `errno` set, when that failed.
struct program_run *program_run_open(void);

/// The name of the socket.
const char *program_run_socket(const struct program_run *run);

/// Another path for a file, in a folder that only this user can enter, without characters that separate paths in
/// lists. NULL when it could not be made.
const char *program_run_link(struct program_run *run, const char *path);

/// Starts the program. Returns 0 or an error number. The signals that end or steer programs reach it from now on
/// if they are sent to this process; those from the terminal reach it anyway.
int program_run_start(
    struct program_run *run, const char *path, char *const arguments[], char *const environment[]);

/// The number of its process.
int program_run_process(const struct program_run *run);

/// Waits for the next thing to happen, at most `milliseconds`; -1: for ever.
struct program_event program_run_wait(
    struct program_run *run, const int *connections, size_t count, int milliseconds);

/// Reads from a connection: the number of bytes, 0 at its end, -1 when there is nothing now.
ptrdiff_t program_run_read(int connection, void *buffer, size_t capacity);

void program_run_disconnect(int connection);

/// Closes the socket, and removes the link and its folder.
void program_run_close(struct program_run *run);

/// Ends this process by a signal, as the program was, without a core file. Returns if the signal does not end
/// processes.
void program_run_end_by(int signal);

#endif
