import type { Log } from '@strongroom/ledger/eventlog/log'

/** The calls of a log since they were last counted; `trips` counts those that had to be waited for one after the other. */
export type LogCalls = { readonly appends: number; readonly reads: number; readonly trips: number }

/** A log whose calls are counted. Several that are under way at once are one trip: nobody waits for them in turn. */
export const countedLog = (log: Log): { readonly log: Log; readonly take: () => LogCalls } => {
  let calls = { appends: 0, reads: 0, trips: 0 }
  let underWay = 0
  const counted = async <T>(kind: 'appends' | 'reads', asking: () => Promise<T>): Promise<T> => {
    calls[kind]++
    if (underWay++ === 0) calls.trips++
    try {
      return await asking()
    } finally {
      underWay--
    }
  }
  return {
    log: {
      ...log,
      append: (...given) => counted('appends', () => log.append(...given)),
      appendTogether: given => counted('appends', () => log.appendTogether(given)),
      readStream: (...given) => counted('reads', () => log.readStream(...given)),
    },
    take: () => {
      const taken = calls
      calls = { appends: 0, reads: 0, trips: 0 }
      return taken
    },
  }
}
