import { Decimal } from '@strongroom/shared'
import type { Pool, PoolClient } from 'pg'
import { getHistoryStep } from '../audit/histories/queries.ts'
import { ask, type Db } from '../queries/ask.ts'
import { computed, select } from '../queries/select.ts'
import { withClient } from '../runner/transaction.ts'
import { beginningsOf, dayAfter } from './day-bounds.ts'
import type { MovementRow } from './queries.ts'

/** The available balance of a currency when a period began and when it ended. Decimal strings. */
export type PeriodBalance = { readonly currency: string; readonly opening: string; readonly closing: string }

/** A stretch of a statement: its lines in the order of the statement, and what they lead from and to. */
export type Period = { readonly balances: readonly PeriodBalance[]; readonly lines: readonly MovementRow[] }

/** Days of a time zone, both included. */
export type Days = { readonly from: string; readonly to: string; readonly timeZone: string }

/** A statement that does not add up, or says otherwise than the log: none is given out. */
export class UnreconciledPeriod extends Error {}

/** More lines than a statement may have. */
class PeriodTooLong extends Error {}

const MOST_LINES = 50_000

/**
 * A member's lines of some days with the balances that they lead from and to. The days are a stretch of the log: from the
 * first event of the first day to the last before the first one after the last day (`beginningsOf`), so that one server's clock
 * puts no line between others. Throws `UnreconciledPeriod` when the lines do not lead from opening to closing,
 * or when the fold of the member's events says otherwise at either end. All is read at one moment, up to the last event that
 * every read model of it has passed. Throws `PeriodTooLong` above 50,000 lines.
 */
export const readPeriod = (pool: Pool, uid: string, days: Days): Promise<Period> =>
  withClient(pool, async client => {
    await client.query('begin isolation level repeatable read read only')
    const period = await readIn(client, uid, days)
    await client.query('commit')
    return period
  })

const readIn = async (db: PoolClient, uid: string, days: Days): Promise<Period> => {
  const { from, to, timeZone } = days
  const [begin = 1, end = 1] = await beginningsOf(db, uid, { days: [from, dayAfter(to)], timeZone })
  await refuseTooMany(db, uid, begin, end)
  const opening = await balancesBefore(db, uid, begin)
  const lines = await linesOf(db, uid, begin, end)
  const balances = reconciled(opening, lines)
  await holdAgainstFold(db, uid, begin, new Map(balances.map(each => [each.currency, each.opening])))
  await holdAgainstFold(db, uid, end, new Map(balances.map(each => [each.currency, each.closing])))
  return { balances, lines }
}

const counted = select('movements', [], { lines: computed<number>('count(*)') })

const refuseTooMany = async (db: Db, uid: string, begin: number, end: number): Promise<void> => {
  const where = 'where uid = $1 and number >= $2 and number < $3 and available_after is not null'
  const [found] = await counted(db, where, [uid, begin, end])
  if ((found?.lines ?? 0) > MOST_LINES)
    throw new PeriodTooLong(`${found?.lines} lines are more than the ${MOST_LINES} of a statement`)
}

const balancesBefore = async (db: Db, uid: string, number: number): Promise<ReadonlyMap<string, string>> => {
  const rows = await ask<{ currency: string; available_after: string }>(
    db,
    `select distinct on (currency) currency, available_after from views.movements
     where uid = $1 and number < $2 and available_after is not null order by currency, number desc`,
    [uid, number],
  )
  return new Map(rows.map(({ currency, available_after }) => [currency, available_after]))
}

const linesOf = (db: Db, uid: string, begin: number, end: number): Promise<readonly MovementRow[]> =>
  select('movements')(
    db,
    'where uid = $1 and number >= $2 and number < $3 and available_after is not null order by number, id',
    [uid, begin, end],
  )

/** Opening and closing balances by currency; each line must lead from the balance before it to its own. */
export const reconciled = (
  opening: ReadonlyMap<string, string>,
  lines: readonly Pick<MovementRow, 'id' | 'currency' | 'amount' | 'available_after'>[],
): readonly PeriodBalance[] => {
  const closing = new Map(opening)
  for (const { id, currency, amount, available_after } of lines) {
    const after = new Decimal(closing.get(currency) ?? 0).plus(amount)
    if (!after.equals(available_after ?? 'NaN'))
      throw new UnreconciledPeriod(`the balance after ${id} is not the one before it and its amount`)
    closing.set(currency, after.toFixed())
  }
  return [...closing.keys()].sort().map(currency => ({
    currency,
    opening: opening.get(currency) ?? '0',
    closing: closing.get(currency) ?? '0',
  }))
}

/** Holds available balances against the fold of the member's events before a number. */
const holdAgainstFold = async (
  db: Db,
  uid: string,
  before: number,
  said: ReadonlyMap<string, string>,
): Promise<void> => {
  const folded = (await getHistoryStep(db, uid, { number: before - 1 }))?.balances ?? []
  const available = new Map(
    folded.flatMap(({ currency, pocket, amount }) =>
      pocket === 'available' ? [[currency, amount] as const] : [],
    ),
  )
  for (const currency of new Set([...said.keys(), ...available.keys()]))
    if (!new Decimal(said.get(currency) ?? 0).equals(available.get(currency) ?? 0))
      throw new UnreconciledPeriod(`the statement and the log differ in ${currency} before event ${before}`)
}
