import type { Log, Subscription } from '@strongroom/ledger/eventlog/log'
import type { Views } from '@strongroom/projections'
import type { Place } from '@strongroom/projections/runner'
import type { WakeUp } from './wake-up.ts'

/**
 * Follows the log from its end on: hands new events to the read models, so that they need not read them again, and wakes the
 * jobs. Earlier events are the periodic jobs' task.
 */
export const followLog = async (log: Log, views: Views, bell: WakeUp): Promise<Subscription> => {
  let place: Place = (await log.head()) ?? ''
  return log.subscribe({ after: place === '' ? undefined : place }, events => {
    // After a reconnection the last batch may come again.
    const fresh = events.filter(event => event.position > place)
    const last = fresh.at(-1)
    if (!last) return
    views.offer(place, fresh)
    place = last.position
    bell.ring()
  })
}
