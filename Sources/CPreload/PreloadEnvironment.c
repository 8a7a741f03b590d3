#define _GNU_SOURCE
#include "Preload.h"

#if defined(__linux__)

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { request_limit = 65536 };

// A program may overwrite the place where its environment was.
char preload_request[request_limit];

static const char request_name[] = "LEAKSCOPE_EXEC=";
static const char preload_name[] = "LD_PRELOAD=";

const char *preload_value(const char *key) {
  size_t length = strlen(key);
  for (const char *line = preload_request; line != NULL && *line != 0;) {
    if (strncmp(line, key, length) == 0 && line[length] == '=') return line + length + 1;
    line = strchr(line, '\n');
    if (line != NULL) line++;
  }
  return NULL;
}

uint64_t preload_nanoseconds(const char *key) {
  const char *value = preload_value(key);
  return value == NULL ? 0 : strtoull(value, NULL, 10);
}

// The environment is changed in place: a variable is a string that the program, or who started it, owns.
static void remove_variable(char **variable) {
  for (char **next = variable;; next++) {
    next[0] = next[1];
    if (next[0] == NULL) return;
  }
}

static char **variable(const char *beginning) {
  if (environ == NULL) return NULL;
  for (char **next = environ; *next != NULL; next++) {
    if (strncmp(*next, beginning, strlen(beginning)) == 0) return next;
  }
  return NULL;
}

// The library stands first in the list of libraries to be loaded before all others.
static void remove_library(void) {
  char **found = variable(preload_name);
  Dl_info own;
  if (found == NULL || dladdr(preload_request, &own) == 0) return;
  char *list = *found + strlen(preload_name);
  size_t length = strlen(own.dli_fname);
  if (strncmp(list, own.dli_fname, length) != 0) return;
  if (list[length] == 0) {
    remove_variable(found);
  } else if (list[length] == ':' || list[length] == ' ') {
    char *rest = list + length + 1;
    memmove(list, rest, strlen(rest) + 1);
  }
}

bool preload_take_environment(void) {
  char **found = variable(request_name);
  if (found == NULL) return false;
  const char *request = *found + strlen(request_name);
  if (strlen(request) >= request_limit) return false;
  strcpy(preload_request, request);
  if (preload_value("follow") != NULL) return true;
  remove_variable(found);
  remove_library();
  return true;
}

#endif
