import { StartRefused } from '@strongroom/api/process'
import { dayPricesDecider } from '@strongroom/ledger/catalogue'
import { createLedger, derivedId } from '@strongroom/ledger/eventlog'
import type { Log } from '@strongroom/ledger/eventlog/log'
import { startOf } from './calendar.ts'

const actor = { kind: 'system', id: 'demo-past' } as const

/**
 * The day on which the demo's past begins: as its first event says where there is one, else `pastDays` ago, by a first event that
 * says so, the price of the dollar on the eve. Nothing where a log has begun without a past: events follow each other, so it cannot
 * get one any more.
 */
export const pastBegins = async (log: Log, now: Date): Promise<Date | undefined> => {
  const [first] = await log.readAll({ limit: 1 })
  if (first) {
    const { actor: by, at }: { actor?: { id: string }; at: string } = JSON.parse(first.metadata)
    if (!by)
      throw new StartRefused(
        'The log begins with an event of another program. Set EVENTSTORE_URL to an empty log.',
      )
    return by.id === actor.id ? new Date(at) : undefined
  }
  const start = startOf(now)
  const day = new Date(start.getTime() - 1).toISOString().slice(0, 10)
  const id = derivedId(actor.id, day)
  const command = { type: 'PriceDay', input: { day, prices: { USD: '1', USDC: '1' } } } as const
  await createLedger({ log, now: () => start }).handle(dayPricesDecider, day, {
    id,
    actor,
    correlationId: id,
    command,
  })
  return start
}
