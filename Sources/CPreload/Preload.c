#define _GNU_SOURCE
#include "Preload.h"

#if defined(__linux__)

#include <dlfcn.h>
#include <stdlib.h>
#include <unistd.h>

#include "Recorder.h"

static pid_t program;

bool preload_is_program(void) {
  return getpid() == program || (program != 0 && preload_value("follow") != NULL);
}

static bool looks_at_end;

static void look_at_end(void) {
  // What was no Swift program when it began may have loaded a library that is one.
  if (!preload_is_program() || !preload_program_is_swift()) return;
  preload_check_signal();
  preload_look(preload_trigger_exit);
}

static void say_hello(enum leakheap_recording_state state, bool fits, bool is_swift) {
  char path[4096];
  ssize_t length = readlink("/proc/self/exe", path, sizeof path);
  preload_send(
      (struct preload_message){
          .kind = preload_message_hello,
          .process = program,
          .detail = {state, fits, is_swift},
          .length = length > 0 ? (uint64_t)length : 0},
      path);
}

// Among the first constructors of the process.
__attribute__((constructor)) static void begin(void) {
  if (!preload_take_environment()) return;
  program = getpid();
  enum leakheap_recording_state state = leakheap_recording();
  bool fits = preload_runtime_fits(), is_swift = preload_program_is_swift();
  say_hello(state, fits, is_swift);
  if (state != leakheap_recording_on || !fits) return;
  preload_begin_interval();
  if (!is_swift) {
    looks_at_end = preload_value("end") != NULL;
    return;
  }
  if (preload_value("end") != NULL) {
    looks_at_end = true;
    preload_watch_interrupts();
  }
  preload_start_thread();
}

typedef int main_function(int, char **, char **);
typedef int start_function(
    main_function *, int, char **, void (*)(void), void (*)(void), void (*)(void), void *);

static main_function *program_main;

// What the program registers for its end is called before what is registered here, and what libraries registered
// when they were loaded is called after it: they are whole when the look is made. A constructor would come too
// early for that.
static int main_with_look(int count, char **arguments, char **environment) {
  if (looks_at_end) atexit(look_at_end);
  // Without a frame of its own, which traces of the program would show.
  __attribute__((musttail)) return program_main(count, arguments, environment);
}

// The C library calls the program's main function; this comes in between.
__attribute__((visibility("default"))) int __libc_start_main(
    main_function *main, int count, char **arguments, void (*init)(void), void (*fini)(void),
    void (*loader_fini)(void), void *stack_end) {
  start_function *start = (start_function *)dlsym(RTLD_NEXT, "__libc_start_main");
  program_main = main;
  return start(main_with_look, count, arguments, init, fini, loader_fini, stack_end);
}

#endif
