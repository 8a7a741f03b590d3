#ifndef CLEAKHEAP_SUPPORT_H
#define CLEAKHEAP_SUPPORT_H

// Whether this build can record the heap and freeze the process. A sanitizer brings an allocator and signal
// handling of its own, and must find both untouched.

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define LEAKHEAP_SANITIZED 1
#endif
#endif

#ifndef LEAKHEAP_SANITIZED
#define LEAKHEAP_SANITIZED 0
#endif

#if defined(__linux__) && defined(__x86_64__)
#include <features.h>
#endif

#if defined(__linux__) && defined(__x86_64__) && defined(__GLIBC__) && !LEAKHEAP_SANITIZED
#define LEAKHEAP_SUPPORTED 1
#else
#define LEAKHEAP_SUPPORTED 0
#endif

#endif
