#include "RecorderScopes.h"

#if LEAKHEAP_SUPPORTED

#include <pthread.h>

// Numbers of marks, one byte:
//
//   0                  before anything
//   1 … 60             marks of the process, in order
//   61 … 155           scopes; a number is used again when all others have been
//   156 … 250          spans of time: born while there were scopes, and in none
//
// With each scope a span begins, so that a scope knows which blocks are younger than it is. When the scope
// ends nobody asks for the border any more: then the span is joined to the one before.

enum {
  first_number = leakheap_mark_limit + 1,
  number_count = 95,
  first_span_number = first_number + number_count,
};

struct scope {
  _Atomic uint64_t token;  // 0: the number is free
  _Atomic uint8_t around;  // the number of the scope around it, or 0
};

static struct scope scopes[number_count];
// Spans by number: which one it is, counted on; 0: the number is free. There are as many as scopes, and each
// scope has the number of the span that began with it.
static _Atomic uint64_t spans[number_count];
static _Atomic uint8_t current_span;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static _Atomic unsigned scope_count;
static unsigned last_place;
static uint64_t last_serial;
static uint8_t process_mark;

static _Atomic(const void *) key;

// Nothing of the runtime may be asked for while it answers. In the memory that every thread has from its
// start: other thread-local memory may have to be allocated.
static _Thread_local bool is_asking __attribute__((tls_model("initial-exec")));

// The runtime's way to a task-local value of the current task, or, outside of tasks, of the current thread.
// Allocates nothing. Null when there is no value.
extern __attribute__((swiftcall, weak)) const void *swift_task_localValueGet(const void *key);

static uint64_t token_of_caller(void) {
  const void *wanted = atomic_load_explicit(&key, memory_order_relaxed);
  if (wanted == NULL || swift_task_localValueGet == NULL || is_asking) return 0;
  is_asking = true;
  const void *value = swift_task_localValueGet(wanted);
  is_asking = false;
  uint64_t token = 0;
  if (value != NULL) memcpy(&token, value, sizeof token);
  return token;
}

static struct scope *scope_of(uint64_t token) {
  unsigned place = (unsigned)(token & 255) - first_number;
  if (token == 0 || place >= number_count) return NULL;
  struct scope *scope = &scopes[place];
  return atomic_load_explicit(&scope->token, memory_order_relaxed) == token ? scope : NULL;
}

uint8_t scope_mark(void) {
  uint64_t token = token_of_caller();
  // A task may go on when the scope that it was started in has ended.
  if (scope_of(token) != NULL) return (uint8_t)token;
  return (uint8_t)(first_span_number + atomic_load_explicit(&current_span, memory_order_relaxed));
}

static void publish_mark(void) {
  atomic_store_explicit(
      &shadow_mark, scope_count != 0 ? mark_by_scope : process_mark, memory_order_relaxed);
}

unsigned leakheap_mark(void) {
  if (leakheap_recording() != leakheap_recording_on) return 0;
  pthread_mutex_lock(&lock);
  unsigned mark = process_mark == leakheap_mark_limit ? 0 : ++process_mark;
  publish_mark();
  pthread_mutex_unlock(&lock);
  return mark;
}

void leakheap_scope_key(const void *new_key) {
  atomic_store_explicit(&key, new_key, memory_order_relaxed);
  // What the runtime does only once it does here.
  token_of_caller();
}

static struct scope *free_scope(void) {
  for (unsigned tries = 0; tries < number_count; tries++) {
    last_place = (last_place + 1) % number_count;
    if (scopes[last_place].token == 0) return &scopes[last_place];
  }
  return NULL;
}

uint64_t leakheap_scope_begin(void) {
  if (leakheap_recording() != leakheap_recording_on || leakheap_is_copy()) return 0;
  uint64_t around = token_of_caller(), token = 0;
  pthread_mutex_lock(&lock);
  struct scope *scope = free_scope();
  if (scope != NULL) {
    token = ++last_serial << 8 | (first_number + last_place);
    spans[last_place] = last_serial;
    current_span = (uint8_t)last_place;
    scope->around = scope_of(around) == NULL ? 0 : (uint8_t)around;
    scope->token = token;
    scope_count++;
    publish_mark();
  }
  pthread_mutex_unlock(&lock);
  return token;
}

// The place of the span before one; -1 if it is the first.
static int span_before(unsigned place) {
  int before = -1;
  for (int other = 0; other < number_count; other++) {
    if (spans[other] == 0 || spans[other] >= spans[place]) continue;
    if (before < 0 || spans[other] > spans[before]) before = other;
  }
  return before;
}

static struct mark_change change_at_end_of(unsigned place) {
  struct mark_change change;
  for (unsigned mark = 0; mark < 256; mark++) change.to[mark] = (uint8_t)mark;
  uint8_t around = scopes[place].around;
  change.to[first_number + place] = around == 0 ? process_mark : around;
  int before = span_before(place);
  // What is older than all scopes is none's.
  change.to[first_span_number + place] =
      before < 0 ? process_mark : (uint8_t)(first_span_number + before);
  if (current_span == place && before >= 0) current_span = (uint8_t)before;
  return change;
}

static const uint64_t token_of_none = 1;

void leakheap_scope_end(uint64_t token) {
  pthread_mutex_lock(&lock);
  struct scope *scope = scope_of(token);
  if (scope != NULL) {
    // Nothing is born in it from here on; its numbers are taken by nobody before the record is changed.
    scope->token = token_of_none;
    scope_count--;
    unsigned place = (unsigned)(scope - scopes);
    struct mark_change change = change_at_end_of(place);
    publish_mark();
    for (unsigned other = 0; other < number_count; other++) {
      if (scopes[other].around == first_number + place) scopes[other].around = scope->around;
    }
    bool is_changed = marks_change(&change);
    spans[place] = 0;
    if (is_changed) scope->token = 0;
  }
  pthread_mutex_unlock(&lock);
}

enum leakheap_birth leakheap_scope_birth(uint64_t token, unsigned mark) {
  if (scope_of(token) == NULL) return leakheap_birth_elsewhere;
  if (mark >= first_span_number && mark < first_span_number + number_count) {
    bool is_younger = spans[mark - first_span_number] >= token >> 8;
    return is_younger ? leakheap_birth_meanwhile : leakheap_birth_elsewhere;
  }
  // What is in a scope inside this one is in this one.
  for (unsigned depth = 0; depth < number_count; depth++) {
    if (mark == (uint8_t)token) return leakheap_birth_in_scope;
    if (mark < first_number || mark >= first_span_number) break;
    mark = scopes[mark - first_number].around;
  }
  return leakheap_birth_elsewhere;
}

size_t leakheap_scope_blocks(uint64_t token) {
  bool counted[256] = {false};
  for (unsigned mark = first_number; mark < first_span_number + number_count; mark++) {
    counted[mark] = leakheap_scope_birth(token, mark) != leakheap_birth_elsewhere;
  }
  return marks_count(counted);
}

unsigned leakheap_scope_count(void) { return scope_count; }

#endif
