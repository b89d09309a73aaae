import type { ListFilter } from '@strongroom/shared'
import { within } from '../queries/amounts.ts'
import { ask, type Db } from '../queries/ask.ts'
import { type Condition, equal, type Listed, type Listing, list } from '../queries/list.ts'

/** `asker` wants to be paid by `payer`. The amount is a decimal string, `last_on` the last day (UTC) on which it can be paid. */
export type MoneyRequestRow = {
  readonly payer: string
  readonly id: string
  readonly asker: string
  readonly currency: string
  readonly amount: string
  readonly last_on: string
  readonly status: 'open' | 'paid' | 'declined' | 'cancelled' | 'expired' | 'returned'
  readonly created_at: string
  readonly decided_at: string | null
}

type Filter = ListFilter<'quickPay.requests'>

const listing: Listing<Filter> = {
  table: 'views.money_requests',
  sorts: { created_date: 'created_at' },
  equals: { status: 'status', direction: null },
  tie: 'id',
  time: 'created_at',
  is: ['payer', 'asker'],
  ranged: within('amount'),
}

/** Requests to a member and of a member, or of one direction. */
export const listMoneyRequests = (db: Db, uid: string, filter: Filter): Promise<Listed<MoneyRequestRow>> =>
  list(db, listing, filter, partyOf(uid, filter))

const partyOf = (uid: string, { direction }: Filter): readonly Condition[] => {
  if (direction === 'sent') return equal('asker', uid)
  if (direction === 'received') return equal('payer', uid)
  return [{ sql: '(asker = ? or payer = ?)', values: [uid, uid] }]
}

/** The request to a member or of a member that has this id. Others' are as if they were not there. */
export const findMoneyRequest = async (
  db: Db,
  uid: string,
  id: string,
): Promise<MoneyRequestRow | undefined> => {
  const sql = 'select * from views.money_requests where id = $1 and (payer = $2 or asker = $2)'
  return (await ask<MoneyRequestRow>(db, sql, [id, uid]))[0]
}

/** How many requests of a member to others are open. */
export const countOpenMoneyRequests = async (db: Db, asker: string): Promise<number> => {
  const [row] = await ask<{ open: string }>(
    db,
    `select count(*) as open from views.money_requests where asker = $1 and status = 'open'`,
    [asker],
  )
  return Number(row?.open)
}

/** A request whose last day is over. */
export type OverdueMoneyRequest = { readonly payer: string; readonly id: string; readonly last_on: string }

/** Open requests whose last day was before `today`, the longest overdue first; those behind one of them. */
export const listOverdueMoneyRequests = (
  db: Db,
  { today, after, limit }: { today: string; after?: OverdueMoneyRequest | undefined; limit: number },
): Promise<readonly OverdueMoneyRequest[]> =>
  ask<OverdueMoneyRequest>(
    db,
    `select payer, id, last_on from views.money_requests
     where status = 'open' and last_on < $1 and ($3::text is null or (last_on, payer, id) > ($3, $4, $5))
     order by last_on, payer, id limit $2`,
    [today, limit, after?.last_on, after?.payer, after?.id],
  )
