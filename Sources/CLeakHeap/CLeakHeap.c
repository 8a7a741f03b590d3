#include "CLeakHeap.h"
