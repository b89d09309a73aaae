import type { Log } from '@strongroom/ledger/eventlog/log'
import type { Checkpoint } from './checkpoint.ts'
import { isPlaceIn, type Place } from './pages.ts'

/**
 * Position of tables. If the log has no such place (it was restored, or has moved), it is the place where this log has as
 * many events as they have taken, or its end: a log that has moved has the same events up to there.
 */
export const placeInLog = async (log: Log, { position, events }: Checkpoint): Promise<Place> =>
  isPlaceIn(await log.head(), position) ? position : placeOfEvent(log, events)

const placeOfEvent = async (log: Log, number: number): Promise<Place> => {
  const scan = log.scan(undefined)
  let place: Place = ''
  let left = number
  try {
    for (let page = await scan.next(); page.length > 0 && left > 0; page = await scan.next()) {
      const taken = page.slice(0, left)
      place = taken.at(-1)?.position ?? place
      left -= taken.length
    }
  } finally {
    await scan.close()
  }
  return place
}
