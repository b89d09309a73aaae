import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Memory of a process in megabytes: what its program holds once all else has been collected, and what the system counts. */
export type HeldMemory = { readonly heldMb: number; readonly residentMb: number }

/** Collects what is not held any more, and measures the rest. */
export const heldMemory = (): HeldMemory => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  collect()
  const { heapUsed, external, rss } = process.memoryUsage()
  return { heldMb: (heapUsed + external) / 2 ** 20, residentMb: rss / 2 ** 20 }
}
