#ifndef CLEAKHEAP_SCOPES_H
#define CLEAKHEAP_SCOPES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// A scope is a part of a program's run: blocks that its tasks and threads allocate carry its mark. Marks of
// scopes are above `leakheap_mark_limit`, and used again when a scope has ended.
//
// Whose an allocation is says a task-local value: the token of a scope, bound while its body runs and
// inherited by the tasks that the body starts. What is born while there are scopes and belongs to none
// carries a mark that tells roughly when it was born.

/// Which task-local value holds the token: the address of its key. Must come before the first scope.
void leakheap_scope_key(const void *key);

/// Begins a scope inside that of the caller, if it is in one. Returns its token, which is no multiple of
/// 256, or 0, and begins nothing, when nothing is recorded or all numbers are in use.
uint64_t leakheap_scope_begin(void);

/// Ends a scope. What it leaves to live belongs to the scope around it from now on, or to none.
void leakheap_scope_end(uint64_t token);

/// Whose a block is.
enum leakheap_birth {
  leakheap_birth_elsewhere = 0,  // born before the scope, or in another one
  leakheap_birth_in_scope,       // born in it
  leakheap_birth_meanwhile,      // born while it lasted, and in no scope
};

/// Whose a block with a mark is, seen from a scope that has not ended.
enum leakheap_birth leakheap_scope_birth(uint64_t token, unsigned mark);

/// How many blocks there are that were born in a scope, or meanwhile and in none. Others may allocate
/// while they are counted. `SIZE_MAX` when they could not be.
size_t leakheap_scope_blocks(uint64_t token);

/// How many scopes have not ended.
unsigned leakheap_scope_count(void);

#endif
