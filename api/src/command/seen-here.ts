import type { LiveCatalogue } from '@strongroom/ledger/catalogue'
import type { Position } from '@strongroom/ledger/eventlog'

const patienceMs = 5_000

/** Waits for this process' own catalogue, which hears of a change by its subscription, a moment later. */
export const seenHere = (catalogue: LiveCatalogue, position: Position): Promise<unknown> =>
  Promise.race([
    catalogue.seen(position),
    new Promise(go => {
      setTimeout(go, patienceMs).unref()
    }),
  ])
