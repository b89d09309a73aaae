import type { Log, Scan } from '@strongroom/ledger/eventlog/log'
import { LazyEvent } from './lazy-event.ts'
import type { Place, Reader } from './pages.ts'

/** Reads the log in bulk, for one projection alone. */
export const scanReader = (log: Log): Reader => {
  let scan: Scan | undefined
  let end: Place | undefined
  return {
    after: async place => {
      if (!scan || place !== end) {
        await scan?.close()
        scan = log.scan(place === '' ? undefined : place)
      }
      const events = (await scan.next()).map(stored => new LazyEvent(stored))
      end = events.at(-1)?.position ?? place
      return { events, full: events.length > 0 }
    },
    done: () => void scan?.close(),
  }
}
