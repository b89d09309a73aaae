import { ask, type Db } from '../../queries/ask.ts'
import { type Selected, select } from '../../queries/select.ts'

export type SnapshotRow = {
  /** ISO day, UTC. */
  readonly day: string
  readonly currency: string
  /** Available, locked and saving at the end of the day. */
  readonly amount: string
  /** In USDC, as last noted by then; nothing when no price had been noted. */
  readonly price: string | null
}

/**
 * A member's balances at the end of each day up to `to`: the last `days` of them, or all since their first money.
 * Oldest day first; currencies they never held are left out.
 */
export const getSnapshots = (
  db: Db,
  { uid, to, days }: { uid: string; to: string; days: number | undefined },
): Promise<readonly SnapshotRow[]> =>
  ask<SnapshotRow>(
    db,
    `with span as (
       select greatest(coalesce($2::date - $3::int + 1, '-infinity'), min(day)::date) as first
       from views.balance_days where uid = $1
     ),
     held as (
       select currency, coalesce(sum(amount) filter (where day::date < span.first), 0) as opening
       from views.balance_days, span where uid = $1 group by currency
     )
     select to_char(d, 'YYYY-MM-DD') as day, held.currency,
       held.opening + sum(coalesce(b.amount, 0)) over (partition by held.currency order by d) as amount,
       (select price from views.day_prices p
        where p.currency = held.currency and p.day <= to_char(d, 'YYYY-MM-DD')
        order by p.day desc limit 1) as price
     from span cross join held cross join generate_series(span.first, $2::date, interval '1 day') as d
     left join views.balance_days b
       on b.uid = $1 and b.currency = held.currency and b.day = to_char(d, 'YYYY-MM-DD')
     order by d, held.currency`,
    [uid, to, days ?? null],
  )

const dayPrices = select('day_prices', ['currency', 'day', 'price'])

/** The worth of one unit in USDC, as noted at the end of a day (UTC). */
export type DayPriceRow = Selected<typeof dayPrices>

/** The noted prices of some currencies from a day on, the oldest first; a day without a note has no row. */
export const getDayPrices = (
  db: Db,
  currencies: readonly string[],
  from: string,
): Promise<readonly DayPriceRow[]> =>
  dayPrices(db, 'where currency = any($1) and day >= $2 order by day, currency', [currencies, from])
