import type { ListFilter } from '@strongroom/shared'
import { within } from '../queries/amounts.ts'
import type { Db } from '../queries/ask.ts'
import { type Condition, equal, type Listed } from '../queries/list.ts'
import { listed } from '../queries/listed.ts'
import { computed, type Selected, select } from '../queries/select.ts'
import type { RowOf } from '../rows.ts'

/** `asker` wants to be paid by `payer`. The amount is a decimal string, `last_on` the last day (UTC) on which it can be paid. */
export type MoneyRequestRow = RowOf<'money_requests'>

type Filter = ListFilter<'quickPay.requests'>

const requests = listed<Filter, 'money_requests'>({
  table: 'views.money_requests',
  sorts: { created_date: 'created_at' },
  equals: { status: 'status', direction: null },
  is: ['payer', 'asker'],
  ranged: within('amount'),
})

/** Requests to a member and of a member, or of one direction. */
export const listMoneyRequests = (db: Db, uid: string, filter: Filter): Promise<Listed<MoneyRequestRow>> =>
  requests.page(db, filter, partyOf(uid, filter))

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
  const found = await select('money_requests')(db, 'where id = $1 and (payer = $2 or asker = $2)', [id, uid])
  return found[0]
}

const count = select('money_requests', [], { open: computed<number>('count(*)') })

/** How many requests of a member to others are open. */
export const countOpenMoneyRequests = async (db: Db, asker: string): Promise<number> => {
  const [counted] = await count(db, `where asker = $1 and status = 'open'`, [asker])
  return counted?.open ?? 0
}

/** Open requests to a member and of a member whose last day is one of some days. */
export const listOpenRequestsUntil = (
  db: Db,
  uid: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<readonly MoneyRequestRow[]> =>
  select('money_requests')(
    db,
    `where (payer = $1 or asker = $1) and status = 'open' and last_on between $2 and $3 order by last_on, id limit 200`,
    [uid, from, to],
  )

const overdue = select('money_requests', ['payer', 'id', 'last_on'])

/** A request whose last day is over. */
export type OverdueMoneyRequest = Selected<typeof overdue>

/** Open requests whose last day was before `today`, the longest overdue first; those behind one of them. */
export const listOverdueMoneyRequests = (
  db: Db,
  { today, after, limit }: { today: string; after?: OverdueMoneyRequest | undefined; limit: number },
): Promise<readonly OverdueMoneyRequest[]> =>
  overdue(
    db,
    `where status = 'open' and last_on < $1 and ($3::text is null or (last_on, payer, id) > ($3, $4, $5))
     order by last_on, payer, id limit $2`,
    [today, limit, after?.last_on, after?.payer, after?.id],
  )
