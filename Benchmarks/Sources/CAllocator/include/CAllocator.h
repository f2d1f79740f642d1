#ifndef C_ALLOCATOR_H
#define C_ALLOCATOR_H

/// Keeps memory that a syntax tree gave back, instead of returning it to the system and faulting it in again.
/// Does nothing where the C library is not glibc.
void keep_freed_memory(void);

#endif
