/**
 * The environment that keeps a process of the platform small.
 *
 * The C library gives large blocks back as soon as they are freed. Otherwise it learns to keep them for each thread: every
 * password that is hashed takes 19 MiB, and a process would hold 130 MB unused.
 *
 * Below 2 GB, V8 lets the heap grow to twice its live size before it collects, and not to four times: a worker that held 310 MB
 * after catching up holds 230. The live size is some 30 MB; the proof keeps every account besides.
 */
export const memorySettings = {
  MALLOC_MMAP_THRESHOLD_: '1048576',
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-old-space-size=2000`.trim(),
} as const

/**
 * A flag of Node for the workers, and for operators' commands (package.json): catching up makes many objects that are soon
 * thrown away, and a small nursery mistakes fewer of them for long-lived ones.
 */
export const smallYoungGeneration = '--max-semi-space-size=8'

/**
 * The same for the API: it holds 258 MB under load and not 310. A nursery of 16 MiB and less costs it commands: of 256
 * clients at once, one in five.
 */
export const apiYoungGeneration = '--max-semi-space-size=24'
