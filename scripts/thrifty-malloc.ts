/**
 * Lets the C library give large blocks back as soon as they are freed. Otherwise it learns to keep them for each thread:
 * every password that is hashed takes 19 MiB, and a process would hold 130 MB that nobody uses.
 */
export const thriftyMalloc = { MALLOC_MMAP_THRESHOLD_: '1048576' } as const
