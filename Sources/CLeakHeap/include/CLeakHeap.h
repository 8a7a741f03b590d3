#ifndef CLEAKHEAP_H
#define CLEAKHEAP_H

#endif
