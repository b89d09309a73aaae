import type { Log, StoredEvent, Subscription } from '@strongroom/ledger/eventlog/log'
import type { Views } from '@strongroom/projections'
import type { Tail } from './wake/tail.ts'
import type { WakeUp } from './wake-up.ts'

type Parts = {
  readonly log: Log
  readonly views: Pick<Views, 'offer'>
  readonly bell: WakeUp
  /** Begins at the end of the log. */
  readonly tail: Tail
  readonly onEvents: (events: readonly StoredEvent[]) => void
}

/**
 * Follows the log from its end on: hands new events to the read models, so that they need not read them again, and wakes the
 * jobs. Earlier events are for the first look at everything.
 */
export const followLog = ({ log, views, bell, tail, onEvents }: Parts): Subscription => {
  const begins = tail.end
  return log.subscribe({ after: begins === '' ? undefined : begins }, events => {
    const place = tail.end
    // After a reconnection the last batch may come again.
    const fresh = events.filter(event => event.position > place)
    if (fresh.length === 0) return
    views.offer(place, fresh)
    tail.add(fresh)
    bell.ring()
    onEvents(fresh)
  })
}
