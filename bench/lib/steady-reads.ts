import { once } from 'node:events'
import { startApart } from './apart.ts'
import type { Served } from './serve-api.ts'

/** How long reads took, in milliseconds. */
export type Reads = { readonly count: number; readonly p50: number; readonly p99: number }

/** Reads wallets of a platform at a steady rate from a process of its own. */
export const readSteadily = ({ base, people }: Served, perSecond: number) => {
  const child = startApart(new URL('./reading-process.ts', import.meta.url), [
    base,
    String(perSecond),
    JSON.stringify(people),
  ])
  return {
    /** How long the reads since the last question took. */
    ask: async (): Promise<Reads> => {
      const answered = once(child, 'message')
      child.send('tell')
      const [reads] = await answered
      return reads as Reads
    },
    stop: async () => {
      child.kill()
      await once(child, 'exit')
    },
  }
}
