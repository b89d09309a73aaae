import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '@strongroom/ledger/eventlog/log'

type Rest = {
  /** How much longer than a page's reading and the work on it took the rest before the next page is. */
  readonly restFactor: number
  readonly signal?: AbortSignal
  /** Waits for so many milliseconds. */
  readonly pause?: (ms: number) => Promise<unknown>
}

/** The log, read with a rest before every page but the first: on a busy machine, where a page takes longer, a longer one. */
export const resting = (log: Log, { restFactor, signal, pause = sleep }: Rest): Log => {
  let began: number | undefined
  return {
    ...log,
    readAll: async how => {
      if (began !== undefined && !signal?.aborted) await pause((performance.now() - began) * restFactor)
      began = performance.now()
      return log.readAll(how)
    },
  }
}
