import type { Position } from './envelope.ts'
import type { Log, Scan } from './log.ts'

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
