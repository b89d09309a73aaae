import { nextDay } from '@strongroom/api/vault'
import { dayPricesDecider } from '@strongroom/ledger/catalogue'
import { derivedId } from '@strongroom/ledger/eventlog'
import { Decimal } from '@strongroom/shared'
import { dayOf, type JobParts } from '../jobs.ts'

const dayMs = 86_400_000

/** When a day begins (UTC), and as long as the day before is not noted (`Job.due`). */
export const notePricesDue = `
  select case when exists (
    select from views.day_prices where day = to_char(now at time zone 'UTC' - interval '1 day', 'YYYY-MM-DD'))
  then ${nextDay('now')} when exists (select from views.catalogue where kind = 'currency') then 'epoch'::timestamptz end
  from given`

/**
 * Notes yesterday's closing prices, for the balance snapshots of that day. The first to note a day wins; currencies that
 * have no price are left out, and are shown at the last price known.
 */
export const notePrices = ({ means: { ledger }, catalogue, prices, now }: JobParts) => {
  let noted = ''
  return async (): Promise<void> => {
    const day = dayOf(new Date(now().getTime() - dayMs))
    if (noted === day) return
    const symbols = catalogue.list('currency').map(({ currency_code }) => currency_code)
    const found = (await prices(symbols)).prices
    const known = symbols.flatMap(symbol => {
      const price = found[symbol.toLowerCase()] ?? '0'
      return new Decimal(price).greaterThan(0) ? [[symbol, price] as const] : []
    })
    if (known.length === 0) return
    const { state } = await ledger.load(dayPricesDecider, day)
    if (!state.priced)
      await ledger.handle(dayPricesDecider, day, {
        // Two processes may see different prices: then they are two commands, and the first holds.
        id: derivedId('prices', day, JSON.stringify(known)),
        actor: { kind: 'system', id: 'note-prices' },
        correlationId: `prices ${day}`,
        command: { type: 'PriceDay', input: { day, prices: Object.fromEntries(known) } },
      })
    noted = day
  }
}
