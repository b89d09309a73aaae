import type { Position } from './envelope.ts'
import type { Log, StoredEvent } from './log.ts'

/** An event of a scan. `isIntact`: its hash has been checked over its bytes; otherwise it is unchecked, or broken. */
export type ScannedEvent = StoredEvent & { readonly isIntact?: boolean }

/** The whole log from a place on, in bulk and in order, for a reader of all of it. */
export type Scan = {
  /** The next events, some hundreds; none at the end of the log. One call at a time. */
  readonly next: () => Promise<readonly ScannedEvent[]>
  readonly close: () => Promise<void>
}

const PAGE_EVENTS = 500

/** A scan out of pages: while one is worked on, the next is being read. */
export const scanPages = (readAll: Log['readAll'], after: Position | undefined): Scan => {
  const read = (place: Position | undefined) => {
    const page = readAll({ after: place, limit: PAGE_EVENTS })
    // The caller that asks for it gets the error.
    page.catch(() => {})
    return page
  }
  let place = after
  let coming = read(place)
  return {
    next: async () => {
      const page = await coming
      place = page.at(-1)?.position ?? place
      coming = read(place)
      return page
    },
    close: async () => {},
  }
}
