import type { Log, StoredEvent } from '@strongroom/ledger/eventlog/log'
import type { Place } from './pages.ts'

const PAGE_EVENTS = 1_000
/** So many ids are kept at least before those that read models have read by now are forgotten. */
const LEAST_KEPT = 100_000
const uuids = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi

/** The ids of the part of a log that a read model has not read, as this process has seen them. */
export type UnreadIds = {
  /**
   * Whether an event after a place may name an id: true too where it is no uuid, which are the only ones kept. `head`: the end of the
   * log, as it was seen a moment ago.
   */
  readonly mayName: (id: string, place: Place, head: Place) => Promise<boolean>
}

/**
 * Remembers which ids stand in the newest part of a log, so that an id that stands nowhere costs what is new since another was sought,
 * and not the whole part each time. It may remember too many, never too few.
 */
export const createUnreadIds = (log: Pick<Log, 'readAll'>): UnreadIds => {
  const ids = new Set<number>()
  let from: Place | undefined
  let upTo: Place = ''
  let most = LEAST_KEPT
  let reading: Promise<unknown> = Promise.resolve()

  const forget = (place: Place) => {
    ids.clear()
    from = place
    upTo = place
  }
  const readOn = async (place: Place, head: Place): Promise<void> => {
    // A log that ends before what was read is another one, as after a restore.
    const isKept = from !== undefined && from <= place && place <= upTo && upTo <= head && ids.size <= most
    if (!isKept) forget(place)
    for (;;) {
      const page = await log.readAll({ ...(upTo === '' ? {} : { after: upTo }), limit: PAGE_EVENTS })
      for (const event of page) for (const id of idsIn(event)) ids.add(id)
      upTo = page.at(-1)?.position ?? upTo
      if (page.length < PAGE_EVENTS) break
    }
    if (!isKept) most = Math.max(LEAST_KEPT, ids.size * 2)
  }

  return {
    mayName: async (id, place, head) => {
      const sought = [...id.matchAll(uuids)].map(([uuid]) => numberOf(uuid))
      if (sought.length === 0) return true
      // One reads for all who wait, and each reads on after it.
      const own = reading.then(() => readOn(place, head))
      reading = own.catch(() => {})
      await own
      return sought.every(each => ids.has(each))
    },
  }
}

/** An id shares its number with another once in 2^52, and is then sought in vain. Its end is random; it may begin with the time. */
const numberOf = (uuid: string): number => Number.parseInt(uuid.slice(-14).replace('-', ''), 16)

const idsIn = ({ data, stream }: StoredEvent): readonly number[] =>
  [...data.matchAll(uuids), ...stream.matchAll(uuids)].map(([uuid]) => numberOf(uuid))
