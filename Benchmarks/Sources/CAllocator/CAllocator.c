#include "CAllocator.h"

#include <stdlib.h>

#ifdef __GLIBC__
#include <malloc.h>

void keep_freed_memory(void) {
  mallopt(M_TOP_PAD, 16 << 20);
  mallopt(M_TRIM_THRESHOLD, 256 << 20);
  mallopt(M_MMAP_THRESHOLD, 256 << 20);
}
#else
void keep_freed_memory(void) {}
#endif
