#include "SnapshotStack.h"

#if LEAKHEAP_SUPPORTED

#include <stdlib.h>
#include <unwind.h>

// Weak: a library preloaded into a program does not see the program's.
extern const char program_main[] __asm__("main") __attribute__((weak));

// Registers that a called function preserves, in the numbering of DWARF: rbx, rbp, r12 … r15. A reference
// can be in one of them and nowhere on the stack.
static const int preserved_registers[] = {3, 6, 12, 13, 14, 15};
enum { preserved_count = sizeof preserved_registers / sizeof *preserved_registers };

struct description {
  uintptr_t inner;
  struct leakheap_thread *thread;
  int frames_until_program;  // -1: `inner` not seen yet; 0: this frame is the program's
  bool described, saw_main, saw_exit;
};

static void describe_from(struct description *description, struct _Unwind_Context *frame) {
  struct leakheap_thread *thread = description->thread;
  thread->stack_pointer = _Unwind_GetCFA(frame);
  for (int index = 0; index < preserved_count; index++) {
    thread->registers[index] = _Unwind_GetGR(frame, preserved_registers[index]);
  }
  thread->register_count = preserved_count;
  description->described = true;
}

static _Unwind_Reason_Code visit(struct _Unwind_Context *frame, void *context) {
  struct description *description = context;
  uintptr_t function = _Unwind_GetRegionStart(frame);
  if (description->frames_until_program > 0) description->frames_until_program--;
  if (description->frames_until_program == 0 && !description->described) {
    describe_from(description, frame);
  }
  if (function == description->inner) description->frames_until_program = 2;
  if (function == (uintptr_t)program_main) description->saw_main = true;
  if (function == (uintptr_t)exit) {
    // The frames of the exit so far are old words and the C library's. What counts begins further out.
    description->saw_exit = true;
    description->described = false;
  }
  return _URC_NO_REASON;
}

void stack_describe_caller(
    const void *inner, struct leakheap_thread *thread, bool *main_has_ended) {
  struct description description = {
      .inner = (uintptr_t)inner, .thread = thread, .frames_until_program = -1};
  _Unwind_Backtrace(visit, &description);
  *main_has_ended = thread->is_main && program_main != NULL && !description.saw_main;
  // Without unwind information it is better to see too much than too little.
  if (!description.described) thread->stack_pointer = (uintptr_t)__builtin_frame_address(0);
}

#endif
