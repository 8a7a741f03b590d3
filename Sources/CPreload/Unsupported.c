#include "CPreload.h"

// Elsewhere the library is loaded into no program, and there is nobody to send anything to.

#if !defined(__linux__)

void preload_send(struct preload_message message, const void *payload) {
  (void)message, (void)payload;
}

#endif
