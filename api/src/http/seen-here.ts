import type { LiveCatalogue, Position } from '@strongroom/ledger'

const patienceMs = 1_000

/** Waits for this process' own catalogue, which hears of a change by its subscription, a moment later. */
export const seenHere = (catalogue: LiveCatalogue, position: Position): Promise<unknown> =>
  Promise.race([
    catalogue.seen(position),
    new Promise(go => {
      setTimeout(go, patienceMs).unref()
    }),
  ])
