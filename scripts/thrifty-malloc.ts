/**
 * Lets the C library give large blocks back as soon as they are freed. Otherwise it learns to keep them for each thread:
 * every password that is hashed takes 19 MiB, and a process would hold 130 MB that nobody uses.
 */
export const thriftyMalloc = { MALLOC_MMAP_THRESHOLD_: '1048576' } as const

/**
 * A flag of Node for the workers: catching up makes much that is soon thrown away, and from a small nursery less of it is
 * taken for something to keep. A process that held 350 MB after it holds 240.
 */
export const thriftyHeap = '--max-semi-space-size=8'
