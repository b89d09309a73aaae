import type { Db } from '../../queries/ask.ts'
import { computed, type Selected, select } from '../../queries/select.ts'

const flows = select('postings', ['account', 'currency'], {
  day: computed<string>('moved.day'),
  // An account of the outside world loses what comes in.
  came: computed<string>('coalesce(-sum(amount) filter (where amount < 0), 0)'),
  went: computed<string>('coalesce(sum(amount) filter (where amount > 0), 0)'),
  price: computed<string | null>(
    `(select price from views.day_prices p where p.currency = postings.currency and p.day <= moved.day
      order by p.day desc limit 1)`,
  ),
})

/** Money of one currency that came in and went out by one account of the outside world (`world:bank`) on a day (UTC). */
export type FlowRow = Selected<typeof flows>

/** The flows of each day from `from` to `to` (ISO days, both included) on which money moved, the oldest day first. */
export const getFlows = (
  db: Db,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<readonly FlowRow[]> =>
  flows(
    db,
    `cross join lateral (select (at at time zone 'UTC')::date::text as day) moved
     where account like 'world:%' and at >= ($1::date::timestamp at time zone 'UTC')
     and at < (($2::date + 1)::timestamp at time zone 'UTC')
     group by moved.day, account, currency order by day, account, currency`,
    [from, to],
  )
