#include "CLeakRecording.h"

// The recorder has a weak reference to this variable, and records if there is one.
const int leakheap_records_by_default = 1;
