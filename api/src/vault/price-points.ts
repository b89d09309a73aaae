/** Prices of currencies in USDC within the last two days, a quarter of an hour each. */

import { ask, type Db } from '@strongroom/projections/queries'
import { run } from './run.ts'
import { selectPrivate } from './tables.ts'

/** The length of a quarter, in milliseconds. */
export const quarterMs = 900_000

const points = selectPrivate('price_points', ['currency', 'at', 'price'])

/** The points of some currencies from a moment on, the oldest first. */
export const since = (db: Db, currencies: readonly string[], from: Date) =>
  points(db, 'where currency = any($1) and at >= $2 order by at, currency', [currencies, from])

/** The currencies that had a price within the last two days. */
export const priced = async (db: Db): Promise<readonly string[]> =>
  (await ask<{ currency: string }>(db, 'select distinct currency from private.price_points')).map(
    ({ currency }) => currency,
  )

/** Keeps prices of the quarter that a moment lies in, and forgets those of two days before: what is kept needs no turn of its own. */
export const keep = (db: Db, at: Date, prices: readonly (readonly [string, string])[]): Promise<void> =>
  run(
    db,
    `with forgotten as (delete from private.price_points where at < $1::timestamptz - interval '2 days')
     insert into private.price_points as kept (currency, at, price)
     select currency, $1, price from unnest($2::text[], $3::numeric[]) as new(currency, price)
     on conflict (currency, at) do update set price = excluded.price, noted_at = now() where kept.price <> excluded.price`,
    [quarterOf(at), prices.map(([currency]) => currency), prices.map(([, price]) => price)],
  )

/** The beginning of the quarter of an hour that a moment lies in. */
const quarterOf = (at: Date): Date => new Date(Math.floor(at.getTime() / quarterMs) * quarterMs)
