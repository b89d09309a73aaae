import { randomUUID } from 'node:crypto'
import type { SwapQuote } from '@strongroom/ledger'
import type { Pool } from 'pg'

const secondsValid = 30

/** Swap prices that have been promised, each to one member for one amount. */
export const createQuotes = (db: Pool) => ({
  add: async (
    uid: string,
    quote: Omit<SwapQuote, 'expiresAt'>,
    now: Date,
  ): Promise<{ id: string; expiresAt: string }> => {
    const id = randomUUID()
    const expiresAt = new Date(now.getTime() + secondsValid * 1000).toISOString()
    await db.query(
      `insert into private.quotes (id, uid, source, target, source_amount, rate, fee_rate, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [id, uid, quote.source, quote.target, quote.sourceAmount, quote.rate, quote.feeRate, expiresAt],
    )
    return { id, expiresAt }
  },

  /** A member's quote, whether it has run out or not: that is for the rules to say. */
  find: async (uid: string, id: string): Promise<SwapQuote | undefined> => {
    const { rows } = await db.query(
      `select source, target, trim_scale(source_amount)::text as "sourceAmount", trim_scale(rate)::text as rate,
         trim_scale(fee_rate)::text as "feeRate", expires_at as "expiresAt"
       from private.quotes where id::text = $1 and uid = $2`,
      [id, uid],
    )
    const quote = rows[0]
    return quote && { ...quote, expiresAt: quote.expiresAt.toISOString() }
  },
})
export type Quotes = ReturnType<typeof createQuotes>
