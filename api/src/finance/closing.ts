import { createHash } from 'node:crypto'
import {
  type AccountBalance,
  type BooksAsOf,
  boundsOf,
  countLate,
  getBooksAsOf,
  type PeriodRow,
} from '@strongroom/projections/finance'
import { Decimal, type wire } from '@strongroom/shared'
import type { Parts } from '../dependencies.ts'

/** The books at the end of a month, as of the log's first `events` events. */
export const booksOfMonth = (db: Parts['db'], month: string, events?: number): Promise<BooksAsOf> => {
  const [, end] = boundsOf(month)
  const at = new Date(Date.parse(end) - 1).toISOString()
  return getBooksAsOf(db, { at, ...(events === undefined ? {} : { up_to: events }) })
}

/** SHA-256 over a line for each account, `account currency amount`, in the order of their code points. */
export const digestOf = (balances: readonly AccountBalance[]): string => {
  const lines = balances.map(
    ({ account, currency, amount }) => `${account} ${currency} ${new Decimal(amount).toFixed()}\n`,
  )
  return createHash('sha256').update(lines.toSorted().join('')).digest('hex')
}

/** A closed month, with its trial balance counted again. */
export const closingOf = async (
  { db, members }: Pick<Parts, 'db' | 'members'>,
  closed: PeriodRow,
  balances?: readonly AccountBalance[],
): Promise<wire.Closing> => {
  const names = await members.namesOf([closed.closed_by])
  const now = balances ?? (await booksOfMonth(db, closed.month, closed.events)).balances
  return {
    month: closed.month,
    events: closed.events,
    digest: closed.digest,
    equal: digestOf(now) === closed.digest,
    late: await countLate(db, closed),
    closed_date: closed.closed_at,
    closed_by: closed.closed_by,
    closed_by_name: names(closed.closed_by).username,
  }
}
