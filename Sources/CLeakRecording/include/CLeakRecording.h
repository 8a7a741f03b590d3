#ifndef CLEAKRECORDING_H
#define CLEAKRECORDING_H

/// That this is in a program makes it record its heap from its start, unless the environment forbids it.
extern const int leakheap_records_by_default;

#endif
