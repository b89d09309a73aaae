/** Swap prices that have been promised, each to one member for one amount. */

import { randomUUID } from 'node:crypto'
import type { SwapQuote } from '@strongroom/ledger/swap'
import type { Db } from '@strongroom/projections/queries'

const secondsValid = 30
/** A member has at most this many open quotes: a further one replaces the oldest. */
const mostOpen = 20

/** Promises a price to a member for half a minute; answers its id and its last moment. */
export const add = async (
  db: Db,
  uid: string,
  quote: Omit<SwapQuote, 'expiresAt'>,
  now: Date,
): Promise<{ id: string; expiresAt: string }> => {
  const id = randomUUID()
  const expiresAt = new Date(now.getTime() + secondsValid * 1000).toISOString()
  await db.query(
    `with outdone as (
       delete from private.quotes where id in (
         select id from private.quotes where uid = $2 and used_by is null
         order by expires_at desc offset ${mostOpen - 1} for update skip locked
       )
     )
     insert into private.quotes (id, uid, source, target, source_amount, rate, fee_rate, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [id, uid, quote.source, quote.target, quote.sourceAmount, quote.rate, quote.feeRate, expiresAt],
  )
  return { id, expiresAt }
}

/**
 * Takes a member's quote for one command, whether it has run out or not: that is for the rules to say. The same
 * command may take it again; `release` gives it back when the command is refused, unless the same is under way elsewhere.
 */
export const use = async (
  db: Db,
  uid: string,
  id: string,
  commandId: string,
): Promise<Used | 'by-another' | undefined> => {
  const { rows } = await db.query(
    `with wanted as (select * from private.quotes where id::text = $1 and uid = $2 for update),
     taken as (
       update private.quotes set used_by = $3, uses = quotes.uses + 1 from wanted
       where quotes.id = wanted.id and (wanted.used_by is null or wanted.used_by = $3)
       returning quotes.id
     )
     select source, target, trim_scale(source_amount)::text as "sourceAmount", trim_scale(rate)::text as rate,
       trim_scale(fee_rate)::text as "feeRate", expires_at, exists (select from taken) as mine from wanted`,
    [id, uid, commandId],
  )
  if (!rows[0]) return undefined
  const { mine, expires_at, ...quote } = rows[0]
  if (!mine) return 'by-another'
  return {
    quote: { ...quote, expiresAt: expires_at.toISOString() },
    release: async () => {
      await db.query(
        `update private.quotes set uses = uses - 1, used_by = case when uses > 1 then used_by end
         where id::text = $1 and used_by = $2`,
        [id, commandId],
      )
    },
  }
}

type Used = { readonly quote: SwapQuote; readonly release: () => Promise<void> }
